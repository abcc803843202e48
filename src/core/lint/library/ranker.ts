import { queryWeight, type Query } from '../../capability/query.ts';
import type { TermIndex } from '../../capability/termIndex.ts';

/** Places that a preselection fills for each request (2610.18522, section 2.2: at most five). */
export const places = 5;

/** Scores names and descriptions for one request after the other (BM25). */
export class Ranker {
  readonly #index: TermIndex;
  readonly #scores: Float64Array;

  constructor(index: TermIndex) {
    this.#index = index;
    this.#scores = new Float64Array(index.documents);
  }

  /**
   * Hands the scores to `read` and returns what that returns.
   * @param read is given one number >= 0 for each skill, and the skills with a number > 0 in no order; they hold for the call only
   */
  score<T>(query: Query, read: (scores: Float64Array, touched: readonly number[]) => T): T {
    const index = this.#index;
    const scores = this.#scores;
    const touched: number[] = [];
    for (const [term, { count }] of query) {
      const id = index.termIds.get(term);
      if (id === undefined) continue;
      const times = queryWeight(index, term, count) / index.idf[id]!;
      for (let at = index.offsets[id]!; at < index.offsets[id + 1]!; at++) {
        const skill = index.documentOf[at]!;
        if (scores[skill] === 0) touched.push(skill);
        scores[skill]! += times * index.impactOf[at]!;
      }
    }
    const result = read(scores, touched);
    for (const skill of touched) scores[skill] = 0;
    return result;
  }
}

/** The best five of the skills, the best first; equal scores in library order. */
export function bestOf(skills: readonly number[], scores: Float64Array): readonly number[] {
  const best: number[] = [];
  for (const skill of skills) {
    const isAhead = (other: number): boolean => scores[other]! > scores[skill]! || (scores[other] === scores[skill] && other < skill);
    if (best.length === places && isAhead(best[places - 1]!)) continue;
    let at = best.length;
    while (at > 0 && !isAhead(best[at - 1]!)) at--;
    best.splice(at, 0, skill);
    best.length = Math.min(best.length, places);
  }
  return best;
}
