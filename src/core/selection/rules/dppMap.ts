import { bestPrefix } from './bestPrefix.ts';
import { GrowingSet } from './growingSet.ts';
import { relevanceOf } from './relevance.ts';
import type { SelectionRule } from './selectionRule.ts';

/** Below this the determinant is 0 but for rounding: the skill is a combination of those chosen. */
const DEPENDENT = 1e-10;

/**
 * Greedy MAP inference of a determinantal point process with kernel r_i r_j cos(u_i, u_j), r the relevance: each step
 * takes the skill that raises the determinant most, by an incremental Cholesky factor.
 */
export const dppMap: SelectionRule = {
  id: 'dpp',
  title: 'Determinantal point process (DPP-MAP, greedy)',
  source: '2608.19993, section B.6; Chen, Zhang and Zhou, NeurIPS 2018, algorithm 1',
  *select(instance) {
    const { ranked, cosine, similarityTo } = relevanceOf(instance);
    const set = new GrowingSet(instance);
    const left = cosine.map((relevance) => relevance ** 2);
    const rows: Float64Array[] = [];
    const similarity = new Float64Array(cosine.length);
    for (;;) {
      let next = -1;
      let most = DEPENDENT;
      for (const i of ranked) {
        if (!(left[i]! > most) || !set.fits(i)) continue;
        most = left[i]!;
        next = i;
      }
      if (next < 0) return bestPrefix(instance, set.members);
      set.add(next);
      similarityTo(next, similarity);
      const row = new Float64Array(cosine.length);
      for (const i of ranked) {
        const covered = rows.reduce((sum, earlier) => sum + earlier[next]! * earlier[i]!, 0);
        const entry = (cosine[next]! * cosine[i]! * similarity[i]! - covered) / Math.sqrt(most);
        row[i] = entry;
        left[i]! -= entry ** 2;
      }
      rows.push(row);
      yield;
    }
  },
};
