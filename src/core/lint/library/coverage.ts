import type { Statement } from './statement.ts';

/**
 * How much of what one description claims another one claims too: share of the weight of its terms, 0 to 1. Of two
 * that say the same it is alike both ways; of a narrow one inside a broad one it is high one way only.
 */
export function coveredBy(narrow: Statement, broad: Statement): number {
  let covered = 0;
  let all = 0;
  for (const [term, weight] of narrow.weightOf) {
    all += weight;
    if (broad.weightOf.has(term)) covered += weight;
  }
  return all === 0 ? 0 : covered / all;
}
