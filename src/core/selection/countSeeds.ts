import type { ReducedInstance } from './reduceInstance.ts';

/** How many seeds Algorithm 1 grows a chain from: the feasible sets of at most min(2, limit) skills. O(L log L). */
export function countSeeds({ lengths, budget, limit }: ReducedInstance): number {
  if (limit < 2) return 1 + lengths.length * limit;
  const ascending = lengths.slice().sort();
  let pairs = 0;
  for (let low = 0, high = ascending.length - 1; low < high; ) {
    if (ascending[low]! + ascending[high]! <= budget) pairs += high - low++;
    else high--;
  }
  return 1 + lengths.length + pairs;
}
