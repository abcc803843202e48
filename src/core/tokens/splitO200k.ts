import { classesAt, lower, newline, runEnd, unitsOf, upper } from './characterClass.ts';
import { contractionEnd } from './contraction.ts';
import { numberEnd, prefixEnd, spaceEnd, symbolsEnd } from './sharedPieces.ts';
import type { Splitter } from './splitter.ts';

const contraction = "('s|'S|'t|'T|'re|'rE|'Re|'RE|'ve|'vE|'Ve|'VE|'m|'M|'ll|'lL|'Ll|'LL|'d|'D)?";
const slash = 0x2f;

/** The splitter of o200k_base. */
export const splitO200k: Splitter = {
  pattern: [
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+${contraction}`,
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*${contraction}`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^\s\p{L}\p{N}]+[\r\n/]*`,
    String.raw`\s*[\r\n]+`,
    String.raw`\s+(?!\S)`,
    String.raw`\s+`,
  ].join('|'),

  pieceEnd(text, start) {
    const word = wordEnd(text, start);
    if (word > start) return contractionEnd(text, word);
    const digits = numberEnd(text, start);
    if (digits > start) return digits;
    const symbols = symbolsEnd(text, start);
    return symbols > start ? lineEndsAndSlashes(text, symbols) : spaceEnd(text, start);
  },
};

/** The first two alternatives without their contraction. @returns the end of the word, or `start` when there is none */
function wordEnd(text: string, start: number): number {
  const afterPrefix = prefixEnd(text, start);
  let capitals = afterPrefix;
  let lastBoth = 0;
  let classes = classesAt(text, capitals);
  for (; (classes & upper) !== 0; classes = classesAt(text, capitals)) {
    capitals += unitsOf(classes);
    if ((classes & lower) !== 0) lastBoth = capitals;
  }
  if ((classes & lower) !== 0) return runEnd(text, capitals, lower);
  // No lower follows: the expression backtracks to the last character that is both (a mark, a letter without case).
  if (lastBoth > 0) return lastBoth;
  // Before it drops the wish for a lower, the expression drops the prefix: a mark there is both and so a word of its own.
  if ((classesAt(text, start) & lower) !== 0) return afterPrefix;
  return capitals > afterPrefix ? capitals : start;
}

/** `[\r\n/]*` */
function lineEndsAndSlashes(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === slash || (classesAt(text, end) & newline) !== 0) end++;
  return end;
}
