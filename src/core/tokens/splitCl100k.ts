import { letter, newline, runEnd } from './characterClass.ts';
import { contractionEnd } from './contraction.ts';
import { numberEnd, prefixEnd, spaceEnd, symbolsEnd } from './sharedPieces.ts';
import type { Splitter } from './splitter.ts';

/** The splitter of cl100k_base. */
export const splitCl100k: Splitter = {
  pattern: [
    "('s|'S|'t|'T|'re|'rE|'Re|'RE|'ve|'vE|'Ve|'VE|'m|'M|'ll|'lL|'Ll|'LL|'d|'D)",
    String.raw`[^\r\n\p{L}\p{N}]?\p{L}+`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^\s\p{L}\p{N}]+[\r\n]*`,
    String.raw`\s*[\r\n]+`,
    String.raw`\s+(?!\S)`,
    String.raw`\s+`,
  ].join('|'),

  pieceEnd(text, start) {
    const contraction = contractionEnd(text, start);
    if (contraction > start) return contraction;
    const afterPrefix = prefixEnd(text, start);
    const word = runEnd(text, afterPrefix, letter);
    if (word > afterPrefix) return word;
    const digits = numberEnd(text, start);
    if (digits > start) return digits;
    const symbols = symbolsEnd(text, start);
    return symbols > start ? runEnd(text, symbols, newline) : spaceEnd(text, start);
  },
};
