/** Uniform numbers in [0, 1), the same for one seed on every machine (mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 0 to n-1 in an order that depends on the seed alone (Fisher and Yates). */
export function seededOrder(n: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: n }, (_, index) => index);
  const next = seededRandom(seed);
  for (let index = n - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
