import { MinHeap } from './minHeap.ts';
import type { RankTable } from './rankTable.ts';

/** A heap key is rank * positions + position: the lowest rank first, of equal ones the leftmost, all exact in a double. */
const positions = 2 ** 32;

/**
 * Counts the tokens of a long piece by byte pair merging alone, pairs waiting in a heap: O(n log n) time and some 30 bytes
 * of memory a byte, freed at the end.
 * @returns the number of tokens of `bytes[0, length)`, length >= 1
 */
export function countLongMerge(table: RankTable, bytes: Uint8Array, length: number): number {
  // Parts are named by their first byte: where each ends, where the one before it starts, its rank joined with the next.
  const ends = new Uint32Array(length);
  const previous = new Int32Array(length + 1);
  const ranks = new Int32Array(length);
  const waiting = new MinHeap(length);

  const rate = (start: number, rank: number): void => {
    ranks[start] = rank;
    if (rank >= 0) waiting.push(rank * positions + start);
  };
  const rateWithNext = (start: number): void => {
    const next = ends[start]!;
    rate(start, next < length ? table.rankOf(bytes, start, ends[next]!) : -1);
  };

  for (let start = 0; start < length; start++) {
    ends[start] = start + 1;
    previous[start] = start - 1;
    rate(start, start + 1 < length ? table.rankOfPair(bytes, start) : -1);
  }
  let parts = length;
  while (waiting.size > 0) {
    const key = waiting.pop();
    const rank = Math.floor(key / positions);
    const start = key - rank * positions;
    // Either part has been merged since, so the pair is another one now.
    if (ranks[start] !== rank) continue;
    const next = ends[start]!;
    const end = ends[next]!;
    ends[start] = end;
    previous[end] = start;
    ranks[next] = -1;
    parts--;
    rateWithNext(start);
    if (start > 0) rateWithNext(previous[start]!);
  }
  return parts;
}
