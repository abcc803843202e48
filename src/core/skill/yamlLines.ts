import { proseKeys } from './proseKeys.ts';
import { lineAt } from './frontMatter.ts';

/** A `key: value` or `- value` as the eye sees it, found line by line without a YAML parser. */
export interface WrittenEntry {
  /** The line's leading blanks start here. */
  readonly lineStart: number;
  /** Column of the key or of the value after `- `. */
  readonly indent: number;
  /** Undefined for a list item without a key. */
  readonly key: string | undefined;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** Where the value begins; equal to `end` where there is none on this line or as text below it. */
  readonly valueStart: number;
  /** Where the value's last line ends, without trailing blanks. */
  readonly end: number;
}

/** A line, or lines in a row, that are neither an entry nor part of one. */
export interface StrayLine {
  readonly start: number;
  readonly end: number;
}

export interface WrittenLines {
  readonly entries: readonly WrittenEntry[];
  readonly strays: readonly StrayLine[];
}

const KEY = /^[a-z][a-z0-9_-]*:(?=\s|$)/;
const isBlank = (unit: number): boolean => unit === 32 || unit === 9;

function skipBlanks(text: string, at: number, end: number): number {
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function trimEnd(text: string, start: number, end: number): number {
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/** Skips `- ` marks before an entry. */
function skipDashes(text: string, at: number, end: number): number {
  while (at < end && text.charCodeAt(at) === 45 && (at + 1 === end || isBlank(text.charCodeAt(at + 1)))) at = skipBlanks(text, at + 1, end);
  return at;
}

/** The first colon that ends a key, or -1. */
export function colonAt(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) === 58 && (at + 1 >= end || isBlank(text.charCodeAt(at + 1)))) return at;
  }
  return -1;
}

/** A ` #` that begins a comment, or -1. */
export function commentAt(text: string, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    if (text.charCodeAt(at) === 35 && isBlank(text.charCodeAt(at - 1))) return at;
  }
  return -1;
}

function isSkipped(text: string, at: number, end: number): boolean {
  return at === end || text.charCodeAt(at) === 35;
}

/**
 * The end of the lines after `from` that are indented deeper than `indent`, and where the rest begins.
 * @param plain whether the value is unquoted, so that a line which looks like a key is none of its text
 */
function continuation(text: string, from: number, indent: number, plain: boolean): { end: number; next: number } | undefined {
  let found: { end: number; next: number } | undefined;
  for (let at = from; at < text.length; ) {
    const line = lineAt(text, at);
    const content = skipBlanks(text, at, line.end);
    if (content < line.end) {
      if (content - at <= indent || (plain && KEY.test(text.slice(content, Math.min(line.end, content + 64))))) break;
      found = { end: trimEnd(text, content, line.end), next: line.next };
    }
    at = line.next;
  }
  return found;
}

/** Divides YAML into entries and stray lines. Linear. */
export function writtenLines(text: string): WrittenLines {
  const entries: WrittenEntry[] = [];
  const strays: StrayLine[] = [];
  const stray = (start: number, end: number): void => {
    const before = strays.at(-1);
    const joins = before !== undefined && text.slice(before.end, start).trim() === '';
    if (joins) strays.pop();
    strays.push({ start: joins ? before.start : start, end });
  };
  for (let at = 0; at < text.length; ) {
    const line = lineAt(text, at);
    const content = skipBlanks(text, at, line.end);
    const start = skipDashes(text, content, line.end);
    const end = trimEnd(text, start, line.end);
    const lineStart = at;
    at = line.next;
    if (isSkipped(text, start, end)) continue;
    const indent = start - lineStart;
    const colon = colonAt(text, start, end);
    const comment = commentAt(text, start, end);
    const isKey = colon > start && (comment === -1 || comment > colon);
    if (!isKey && start === content) {
      if (text.slice(start, end) !== '...') stray(start, end);
      continue;
    }
    let valueStart = isKey ? skipBlanks(text, colon + 1, end) : start;
    let valueEnd = end;
    const deeperThan = isKey ? indent : content - lineStart;
    if (isSkipped(text, valueStart, end)) {
      const below = textBelow(text, at, indent, isKey && proseKeys.has(text.slice(start, trimEnd(text, start, colon))));
      valueStart = below ?? valueStart;
      valueEnd = valueStart;
    }
    if (valueStart < valueEnd || valueStart > end) {
      const more = continuation(text, valueStart > end ? lineStartOf(text, valueStart) : at, deeperThan, !/["'|>[{]/.test(text.charAt(valueStart)));
      if (more) {
        valueEnd = more.end;
        at = more.next;
      }
    }
    entries.push({
      lineStart, indent, valueStart, end: valueEnd, keyStart: start,
      key: isKey ? text.slice(start, trimEnd(text, start, colon)) : undefined,
      keyEnd: isKey ? trimEnd(text, start, colon) : start,
    });
  }
  return { entries, strays };
}

function lineStartOf(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Where plain text on the next line begins, where it is deeper than `indent` and is itself no entry or comment. Prose has no entries, but for what has the looks of a key. */
function textBelow(text: string, from: number, indent: number, isProse: boolean): number | undefined {
  const line = lineAt(text, from);
  const content = skipBlanks(text, from, line.end);
  if (content === line.end || content - from <= indent || text.charCodeAt(content) === 35) return undefined;
  if (skipDashes(text, content, line.end) > content) return undefined;
  if (isProse ? KEY.test(text.slice(content, Math.min(line.end, content + 64))) : colonAt(text, content, line.end) !== -1) return undefined;
  return content;
}
