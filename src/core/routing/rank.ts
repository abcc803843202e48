import type { RoutingLimits } from './strategy.ts';

/** The places that score anything, the best first; equals in library order. */
export function rank(scores: Float64Array): readonly number[] {
  const places = [...scores.keys()].filter((place) => scores[place]! > 0);
  return places.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/**
 * Takes from the front of a ranking what the limits allow. A skill that does not fit into what is left of the budget is
 * passed over and the next one tried.
 * @param lengths tokens of each place
 */
export function takeRanked(ranking: readonly number[], lengths: Float64Array, { maxSkills = Infinity, budget = Infinity }: RoutingLimits): readonly number[] {
  const taken: number[] = [];
  let left = budget;
  for (const place of ranking) {
    if (taken.length >= maxSkills) break;
    if (lengths[place]! > left) continue;
    left -= lengths[place]!;
    taken.push(place);
  }
  return taken;
}
