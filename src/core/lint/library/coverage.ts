import type { Profile } from './profile.ts';
import { hasTerm } from './termSet.ts';

/** A term that only the other's body mentions counts by this much. */
const inBody = 0.5;

/**
 * How much of what a skill claims another one claims too: share of the weight of its terms, 0 to 1. Of two skills that
 * say the same it is high both ways; of a narrow one inside a broad one, one way.
 */
export function coveredBy(narrow: Profile, broad: Profile): number {
  let covered = 0;
  let all = 0;
  for (const [term, weight] of narrow.claims.weightOf) {
    all += weight;
    if (broad.claims.weightOf.has(term)) covered += weight;
    else if (hasTerm(broad.allTerms, term)) covered += inBody * weight;
  }
  return all === 0 ? 0 : covered / all;
}
