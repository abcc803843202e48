import { seededRandom } from '../util/seededRandom.ts';

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
