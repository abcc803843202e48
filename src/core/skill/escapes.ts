/** A backslash in a double-quoted value and what it begins; ranges count in the text looked at. */
export interface Escape {
  readonly start: number;
  readonly end: number;
  /** The character right after the backslash. */
  readonly letter: string;
  /** The text YAML makes of it; undefined where YAML knows no such escape. */
  readonly makes: string | undefined;
}

const MADE: Readonly<Record<string, string>> = {
  0: '\0', a: '\u0007', b: '\b', t: '\t', '\t': '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\u001b', ' ': ' ', '"': '"', '/': '/', '\\': '\\',
  N: '\u0085', _: '\u00a0', L: '\u2028', P: '\u2029', '\r': '', '\n': '',
};
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The escapes of a double-quoted YAML scalar whose opening quote stands at `start`, up to its closing one. Linear. */
export function escapesIn(text: string, start: number, end: number): Escape[] {
  const found: Escape[] = [];
  for (let at = start + 1; at < end && text.charAt(at) !== '"'; at++) {
    if (text.charAt(at) !== '\\') continue;
    const escape = escapeAt(text, at, end);
    found.push(escape);
    at = escape.end - 1;
  }
  return found;
}

function escapeAt(text: string, start: number, end: number): Escape {
  const letter = String.fromCodePoint(text.codePointAt(start + 1) ?? 0);
  const after = Math.min(end, start + 1 + letter.length);
  const digits = DIGITS[letter];
  if (digits === undefined) return { start, end: after, letter, makes: Object.hasOwn(MADE, letter) ? MADE[letter] : undefined };
  const written = text.slice(after, Math.min(end, after + digits));
  const point = new RegExp(`^[0-9a-fA-F]{${digits}}$`).test(written) ? Number.parseInt(written, 16) : Infinity;
  return point > 0x10ffff ? { start, end: after, letter, makes: undefined } : { start, end: after + digits, letter, makes: String.fromCodePoint(point) };
}

const PATH = /(?<![\p{L}\p{N}_])[A-Za-z]:(?:\\{1,2}[\p{L}\p{N}_.$%~-]+)+/gu;

/** The Windows paths with a drive in a text, such as `C:\new\data`; `A:\n` could be one. Linear. */
export function drivePaths(text: string, start: number, end: number): { readonly start: number; readonly end: number }[] {
  return [...text.slice(start, end).matchAll(PATH)].map(({ 0: path, index }) => ({ start: start + index, end: start + index + path.length }));
}
