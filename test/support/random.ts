/** A seeded source of numbers: the same seed gives the same run on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform among 0 .. n-1. */
  int(n: number): number;
  /** One element of a non-empty array. */
  pick<T>(array: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (n: number): number => Math.floor(next() * n);
  return { next, int, pick: (array) => array[int(array.length)]! };
}
