import type { Found } from './references.ts';

const DESTINATION_LIMIT = 1_000;

// What a link is made of, and what may hide one.
const TOKEN = /\\[^\r\n]|`+|<(?:a|img)\s|[[\]]/gi;
const TAG = /<(?:a|img)\s[^<>]{0,500}?\b(?:href|src)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/diy;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]{1,200}\]:[ \t]*(?=\S)/gm;
const IDENTIFIER = /[A-Za-z0-9_$]/;

/**
 * Destinations of links, images, link definitions and HTML tags in lines of text that belong together, outside code
 * spans and escapes; linear. What reads as code is no link: `[^a-z](b.c)`, and `handlers[name](event.type)`.
 */
export function linksIn(text: string): Found[] {
  const found: Found[] = [];
  if (!/\]|<(?:a|img)\s/i.test(text)) return found;
  for (const { 0: all, index } of text.matchAll(DEFINITION)) {
    const destination = destinationAt(text, index + all.length, false);
    if (destination.closed) found.push(destination);
  }
  const spanEnd = codeSpans(text);
  const open: number[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const at = match.index;
    if (token.startsWith('`')) TOKEN.lastIndex = spanEnd.get(at) ?? at + token.length;
    else if (token.startsWith('<')) found.push(...tagAt(text, at));
    else if (token === '[') open.push(at);
    else if (token === ']') {
      const start = open.pop();
      if (start === undefined || text[at + 1] !== '(') continue;
      const destination = destinationAt(text, at + 2, true);
      // Without a step over what was looked at, a run of `](` would be looked at from each of them.
      TOKEN.lastIndex = destination.end;
      if (destination.closed && !readsAsCode(text, start, destination.written)) found.push(destination);
    }
  }
  return found.map(({ written, start }) => ({ written, start })).sort((a, b) => a.start - b.start);
}

/** An index that is called, or a class of characters before a group. */
function readsAsCode(text: string, open: number, destination: string): boolean {
  if (text[open + 1] === '^') return true;
  return IDENTIFIER.test(text.charAt(open - 1)) && !/\/|\.md\b/i.test(destination);
}

function tagAt(text: string, at: number): Found[] {
  TAG.lastIndex = at;
  const place = TAG.exec(text)?.indices?.slice(1).find((each) => each !== undefined);
  return place ? [{ written: text.slice(...place), start: place[0] }] : [];
}

interface Destination extends Found {
  readonly end: number;
  /** Whether what follows is a title or the end. */
  readonly closed: boolean;
}

/** The destination that begins at `at`: in angle brackets, or up to a blank or the closing parenthesis. */
function destinationAt(text: string, at: number, inParentheses: boolean): Destination {
  const limit = Math.min(text.length, at + DESTINATION_LIMIT);
  while (at < limit && /\s/.test(text.charAt(at))) at++;
  if (text[at] === '<') {
    const close = text.slice(at, limit).indexOf('>');
    return close === -1 ? { written: '', start: at, end: limit, closed: false } : { written: text.slice(at + 1, at + close), start: at + 1, end: at + close, closed: true };
  }
  let depth = 0;
  let end = at;
  for (; end < limit; end++) {
    const char = text.charAt(end);
    if (/\s/.test(char)) break;
    if (char === '(') depth++;
    if (char === ')' && inParentheses && depth-- === 0) break;
  }
  const closed = inParentheses ? /^\s*["'()]/.test(text.slice(end, end + 80)) : /^[ \t]*(?:["'(]|[\r\n]|$)/.test(text.slice(end, end + 80));
  return { written: text.slice(at, end), start: at, end, closed };
}

/** Where code spans end, by where they begin. */
function codeSpans(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const opens = new Map<number, number>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const open = opens.get(run.length);
    if (open !== undefined) {
      ends.set(open, index + run.length);
      opens.clear();
    } else if (text[index - 1] !== '\\') opens.set(run.length, index);
  }
  return ends;
}
