import type { SparseVector } from '../util/sparse.ts';

// The best of many irrelevant skills scores higher than the best of few, about with the logarithm of their
// number; both thresholds rise with it.
const chance = 0.55;
const chancePerDecade = 0.1;
const shareOfBest = 0.15;
const shareOfBestPerDecade = 0.08;

/**
 * What a task's whole demand is worth: F is on the scale of a log success probability (2608.19993, section 3), and a
 * task that lacks all it demands succeeds e^5, about 150, times as rarely. On this scale the paper's prices rho 0, 1
 * and 2 are no, a usual and a high price: filling the budget costs a fifth of the demand at rho = 1.
 */
export const wholeDemand = 5;
/** Capabilities that one task demands at most. */
const mostDemanded = 48;
/** Shares below this are left out. */
const leastShare = 1e-3;

/**
 * Demand weights out of relevance: what stands out from chance and is not dwarfed by the best shares the
 * demand, in proportion to how far it stands out. The whole falls short of `wholeDemand` where even the best is
 * doubtful.
 * @param relevance one number >= 0 for each capability, on the scale of `relevanceOf`
 * @param skills how many different skills the library has, copies counted once
 * @returns weights w_k >= 0 that add up to at most `wholeDemand`
 */
export function demandWeights(relevance: Float64Array, skills: number): SparseVector {
  const decades = Math.log10(Math.max(1, skills));
  const noise = chance + chancePerDecade * decades;
  const best = relevance.reduce((a, b) => Math.max(a, b), 0);
  const cut = Math.max(noise, (shareOfBest + shareOfBestPerDecade * decades) * best);
  const above = [...relevance.keys()].filter((dim) => relevance[dim]! > cut);
  const demanded = above.sort((a, b) => relevance[b]! - relevance[a]! || a - b).slice(0, mostDemanded);
  const total = demanded.reduce((sum, dim) => sum + relevance[dim]! - cut, 0);
  const certainty = 1 - Math.exp(noise - Math.max(best, noise));
  const kept = demanded.filter((dim) => relevance[dim]! - cut >= leastShare * total).sort((a, b) => a - b);
  return {
    dims: Uint32Array.from(kept),
    values: Float64Array.from(kept, (dim) => (wholeDemand * certainty * (relevance[dim]! - cut)) / total),
  };
}
