import { seededRandom } from '../../src/core/util/seededRandom.ts';

/** A seeded source of numbers: the same seed gives the same run on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform among 0 .. n-1. */
  int(n: number): number;
  /** One element of a non-empty array. */
  pick<T>(array: readonly T[]): T;
}

export function random(seed: number): Random {
  const next = seededRandom(seed);
  const int = (n: number): number => Math.floor(next() * n);
  return { next, int, pick: (array) => array[int(array.length)]! };
}
