import type { SparseVector } from '../util/sparse.ts';
import { chanceNeeded, chanceServed, leastChanceServed, type Calibration } from './calibration.ts';

/**
 * What a task's whole demand is worth: F is on the scale of a log success probability (2608.19993, section 3), and a
 * task that lacks all it demands succeeds e^5, about 150, times as rarely. On this scale the paper's prices rho 0, 1
 * and 2 are no, a usual and a high price: filling the budget costs a fifth of the demand at rho = 1.
 */
export const wholeDemand = 5;
/** Capabilities that one task demands at most. */
const mostDemanded = 48;
/** A capability that is needed with a smaller chance is not demanded. */
const leastChanceNeeded = 0.001;

/**
 * Demand weights out of relevance. Each capability is needed with some chance, and lacking one of n that are needed costs an
 * n-th of the whole: so a weight is its chance over the number that are expected to be needed, times the chance that the
 * library serves the task at all. Where that is small nothing is demanded.
 * @param relevance one number >= 0 for each capability, on the scale of `relevanceOf`
 * @param speakers the skill that each capability's relevance is that of: capabilities of one skill are one need, and share its weight
 * @param skills how many different skills the library has, copies counted once
 * @returns weights w_k >= 0 that add up to at most `wholeDemand`
 */
export function demandWeights(relevance: Float64Array, speakers: readonly number[], skills: number, calibration: Calibration): SparseVector {
  const best = relevance.reduce((a, b) => Math.max(a, b), 0);
  const served = best > 0 ? chanceServed(best, skills, calibration) : 0;
  if (served < leastChanceServed) return { dims: new Uint32Array(), values: new Float64Array() };
  const chances = relevance.map((value) => chanceNeeded(value, best, skills, calibration));
  const likely = [...chances.keys()].filter((dim) => chances[dim]! >= leastChanceNeeded);
  const demanded = likely.sort((a, b) => chances[b]! - chances[a]! || a - b).slice(0, mostDemanded).sort((a, b) => a - b);
  const shared = new Map<number, number>();
  for (const dim of demanded) shared.set(speakers[dim]!, (shared.get(speakers[dim]!) ?? 0) + 1);
  const needs = demanded.map((dim) => chances[dim]! / shared.get(speakers[dim]!)!);
  const expected = Math.max(1, needs.reduce((sum, need) => sum + need, 0));
  return {
    dims: Uint32Array.from(demanded),
    values: Float64Array.from(needs, (need) => (wholeDemand * served * need) / expected),
  };
}
