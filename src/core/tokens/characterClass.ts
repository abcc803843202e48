import { codePointAt } from './codePointAt.ts';

/** `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`: what may begin a word. */
export const upper = 1;
/** `[\p{Ll}\p{Lm}\p{Lo}\p{M}]`: what may end a word. */
export const lower = 2;
/** `\p{L}` */
export const letter = 4;
/** `\p{N}` */
export const number = 8;
/** `\s` */
export const space = 16;
/** `[\r\n]` */
export const newline = 32;
/** `[^\s\p{L}\p{N}]` */
export const symbol = 64;
/** Not a class: the code point takes two UTF-16 units. */
const wide = 128;

const tests: readonly (readonly [RegExp, number])[] = [
  [/[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]/u, upper],
  [/[\p{Ll}\p{Lm}\p{Lo}\p{M}]/u, lower],
  [/\p{L}/u, letter],
  [/\p{N}/u, number],
  [/\s/u, space],
  [/[\r\n]/u, newline],
  [/[^\s\p{L}\p{N}]/u, symbol],
  [/[\u{10000}-\u{10ffff}]/u, wide],
];

/** Classes by code point, asked of the engine's own Unicode tables at first sight; 0 = not asked yet (none is in no class). */
const known = new Uint8Array(0x110000);

/**
 * @returns the classes of the code point at unit `at` (a lone surrogate is a symbol), or-ed; 0 past the end of the text
 */
export function classesAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const codePoint = codePointAt(text, at);
  return known[codePoint]! || ask(codePoint);
}

function ask(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  let classes = 0;
  for (const [test, flag] of tests) if (test.test(character)) classes |= flag;
  known[codePoint] = classes;
  return classes;
}

/** @returns the UTF-16 units (1 or 2) of the code point that has these classes */
export function unitsOf(classes: number): number {
  return classes < wide ? 1 : 2;
}

/** @returns the end of the run of code points at `at` that have any of the `wanted` classes; `at` when there is none */
export function runEnd(text: string, at: number, wanted: number): number {
  let end = at;
  for (let classes = classesAt(text, end); (classes & wanted) !== 0; classes = classesAt(text, end)) end += unitsOf(classes);
  return end;
}
