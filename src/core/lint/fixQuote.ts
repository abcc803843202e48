import { lineAt } from '../skill/frontMatter.ts';
import { readYaml } from '../skill/readYaml.ts';
import type { Skill, TextRange } from '../skill/skill.ts';
import { writtenLines, type WrittenEntry } from '../skill/yamlLines.ts';
import { applyEdits } from './fixText.ts';
import type { Fix } from './rule.ts';

// eslint-disable-next-line no-control-regex
const NEEDS_ESCAPE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;

/** A key that every skill has, where it cannot be one: in the middle of another value. */
export const KEY_INSIDE = /[,;|\t ][ \t]*(?:name|description|license|allowed-tools|metadata):[ \t]/;

/** A YAML scalar in quotes, on one line, that every YAML reader takes for this text. */
export function quoted(text: string): string {
  if (NEEDS_ESCAPE.test(text)) return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, escaped);
  // A text with its own double quotes or backslashes reads better in single ones.
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What an unquoted value over several lines stands for: a line end is a blank, a blank line a line end. */
export function foldedText(written: string): string {
  const paragraphs = written.replace(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
  return paragraphs.map((lines) => lines.split('\n').map((line) => line.trim()).join(' ')).join('\n').trim();
}

/** Range of the whole value around an offset of the front matter. */
export function valueAt(skill: Skill, offset: number): TextRange | undefined {
  const entry = writtenEntryAt(skill, offset);
  return entry && { start: entry.valueStart, end: entry.end };
}

interface FoundEntry extends WrittenEntry {
  /** Where the next key begins that is no deeper: what stands before may belong to this value. */
  readonly reach: number;
  /** Whether this line may be part of the value above, or the value may begin in the comment before it. */
  readonly isDoubtful: boolean;
}

/** The written entry around an offset, with offsets of the whole text. */
function writtenEntryAt(skill: Skill, offset: number): FoundEntry | undefined {
  const { frontMatterRange: range, text } = skill;
  if (!range) return undefined;
  const at = offset - range.start;
  const yaml = text.slice(range.start, range.end);
  const { entries } = writtenLines(yaml);
  const index = entries.findLastIndex((each) => each.lineStart <= at);
  const entry = entries[index];
  if (!entry || at > entry.end) return undefined;
  const next = entries.slice(index + 1).find(({ indent }) => indent <= entry.indent);
  const parent = entries.slice(0, index).findLast(({ indent }) => indent < entry.indent);
  const behindParent = parent?.key === undefined ? '' : yaml.slice(parent.keyEnd, lineAt(yaml, parent.keyEnd).end);
  const isDoubtful = yaml.slice(entry.keyEnd, entry.valueStart).includes('#') || !/^\s*:?\s*$/.test(behindParent);
  const moved = { ...entry, isDoubtful, reach: next?.lineStart ?? range.end - range.start };
  for (const key of ['lineStart', 'keyStart', 'keyEnd', 'valueStart', 'end', 'reach'] as const) moved[key] += range.start;
  return moved;
}

/**
 * Puts the whole value around an offset in quotes, as one line. Safe only where reading it again gives exactly
 * the text that stands there.
 * @param mayBeMeant whether the value may have been meant otherwise, so that it is never done unasked
 */
export function quoteValueAt(skill: Skill, offset: number, mayBeMeant = false): Fix[] {
  const entry = writtenEntryAt(skill, offset);
  if (!entry || entry.valueStart >= entry.end) return [];
  // In `- a: b: c` nobody can tell the key from the text: all of it becomes text.
  const isItem = skill.text.slice(entry.lineStart, entry.keyStart).includes('-');
  const range = { start: isItem ? entry.keyStart : entry.valueStart, end: entry.end };
  const text = foldedText(skill.text.slice(range.start, range.end));
  const isSure = !isItem && !holdsKey(skill.text.slice(range.start, range.end)) && !entry.isDoubtful && !mayBeMeant && !mayEndInComment(skill.text.slice(range.start, range.end));
  const fix: Fix = { title: 'Put the whole value in quotes', safe: false, edits: [{ range, text: quoted(text) }] };
  return [{ ...fix, safe: isSure && readsAs(skill, fix, entry, text) }];
}

/** Whether another key of the front matter seems to stand on the same line, such as in `name: x, description: y`. */
function holdsKey(written: string): boolean {
  return KEY_INSIDE.test(written);
}

/** Whether a `#` in an unquoted value may be meant to begin a comment: any but one before a letter or digit, such as `#12`. */
function mayEndInComment(written: string): boolean {
  return /[ \t]#(?![\p{L}\p{N}])|[\r\n][ \t]*#/u.test(written);
}

/** Whether, after the fix, nothing is wrong with the entry any more and its value is `text`. */
function readsAs({ text: whole, frontMatterRange }: Skill, { edits }: Fix, entry: FoundEntry, text: string): boolean {
  const start = frontMatterRange?.start ?? 0;
  const fixed = applyEdits(whole, edits);
  const yaml = fixed.slice(start, (frontMatterRange?.end ?? 0) + fixed.length - whole.length);
  const { problems, entries, valid } = readYaml(yaml, start);
  const end = entry.reach + fixed.length - whole.length;
  if (problems.some(({ range }) => range.start < end && range.end > entry.lineStart)) return false;
  if (!valid) return true; // another entry is broken too, and has its own finding
  const all = entries.flatMap((each) => [each, ...each.children]);
  return all.some(({ keyRange, value }) => keyRange.start === entry.keyStart && value === text);
}
