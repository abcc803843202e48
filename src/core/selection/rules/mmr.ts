import { bestPrefix } from './bestPrefix.ts';
import { GrowingSet } from './growingSet.ts';
import { relevanceOf } from './relevance.ts';
import type { SelectionRule } from './selectionRule.ts';

const RELEVANCE_SHARE = 0.5;

/** Maximal marginal relevance: near to the task and far from what is chosen already, half and half. */
export const mmr: SelectionRule = {
  id: 'mmr',
  title: 'Maximal marginal relevance (MMR)',
  source: '2608.19993, section B.6; Carbonell and Goldstein, SIGIR 1998',
  *select(instance) {
    const { ranked, cosine, similarityTo } = relevanceOf(instance);
    const set = new GrowingSet(instance);
    const nearest = new Float64Array(cosine.length);
    const similarity = new Float64Array(cosine.length);
    for (;;) {
      let next = -1;
      let most = -Infinity;
      for (const i of ranked) {
        const score = RELEVANCE_SHARE * cosine[i]! - (1 - RELEVANCE_SHARE) * nearest[i]!;
        if (!(score > most) || !set.fits(i)) continue;
        most = score;
        next = i;
      }
      if (next < 0) return bestPrefix(instance, set.members);
      set.add(next);
      similarityTo(next, similarity);
      for (const i of ranked) nearest[i] = Math.max(nearest[i]!, similarity[i]!);
      yield;
    }
  },
};
