import type { EncodingName } from '../../src/core/tokens/tokenCounter.ts';
import { once } from './once.ts';
import { tiktokenRanks } from './tiktokenRanks.ts';

/** Rank by token, bytes as the characters U+0000 to U+00FF. */
export type PlainRanks = ReadonlyMap<string, number>;

/** The ranks of an encoding, read once a process. */
export const plainRanks = once((encoding: EncodingName): PlainRanks => {
  const [, , ...tokens] = tiktokenRanks[encoding].bpe_ranks.split(' ');
  return new Map(tokens.map((token, rank) => [atob(token), rank]));
});

/**
 * The tokens of a text by the plain definition: the engine's regular expression, a map of strings and no shortcut, so that
 * it shares nothing with the code under test. Takes quadratic time on long pieces without repetition.
 */
export function countPlainly(encoding: EncodingName, text: string): number {
  const ranks = plainRanks(encoding);
  let tokens = 0;
  for (const [piece] of text.matchAll(new RegExp(tiktokenRanks[encoding].pat_str, 'ug'))) {
    const bytes = Buffer.from(piece.toWellFormed(), 'utf8').toString('latin1');
    tokens += ranks.has(bytes) ? 1 : mergePlainly(bytes, ranks);
  }
  return tokens;
}

/** The tokens of one piece by byte pair merging alone. */
export function mergePlainly(bytes: string, ranks: PlainRanks): number {
  let parts = [...bytes];
  let pairs = parts.map((part, at) => rankOf(ranks, part, parts[at + 1]));
  for (;;) {
    const lowest = pairs.reduce((least, rank) => Math.min(least, rank), Infinity);
    if (lowest === Infinity) return parts.length;
    ({ parts, pairs } = mergeAll(parts, pairs, lowest, ranks));
  }
}

/** Merges the pairs of one rank from left to right, up to the first merge that makes a pair of a lower rank. */
function mergeAll(parts: readonly string[], pairs: readonly number[], rank: number, ranks: PlainRanks): { parts: string[]; pairs: number[] } {
  const merged: string[] = [];
  const mergedPairs: number[] = [];
  let madeLower = false;
  for (let at = 0; at < parts.length; at++) {
    if (madeLower || pairs[at] !== rank) {
      merged.push(parts[at]!);
      mergedPairs.push(pairs[at]!);
      continue;
    }
    const both = parts[at]! + parts[at + 1]!;
    const withNext = rankOf(ranks, both, parts[at + 2]);
    const last = merged.length - 1;
    if (last >= 0) mergedPairs[last] = rankOf(ranks, merged[last]!, both);
    madeLower = withNext < rank || (last >= 0 && mergedPairs[last]! < rank);
    merged.push(both);
    mergedPairs.push(withNext);
    at++;
  }
  return { parts: merged, pairs: mergedPairs };
}

function rankOf(ranks: PlainRanks, left: string, right: string | undefined): number {
  return right === undefined ? Infinity : (ranks.get(left + right) ?? Infinity);
}
