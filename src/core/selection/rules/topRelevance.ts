import { selectionInOrder } from '../selectionOf.ts';
import { GrowingSet } from './growingSet.ts';
import { relevanceOf } from './relevance.ts';
import type { SelectionRule } from './selectionRule.ts';

/** The skills nearest to the task, down to the first that does not fit: what a retriever with a cut-off loads. */
export const topRelevance: SelectionRule = {
  id: 'relevance',
  title: 'Most relevant, cut at the budget',
  source: '2608.19993, sections 1 and 5.3 (budgeted top-k of a ranker)',
  *select(instance) {
    const { ranked } = relevanceOf(instance);
    yield;
    const set = new GrowingSet(instance);
    for (const skill of ranked) {
      if (!set.fits(skill)) break;
      set.add(skill);
    }
    return selectionInOrder(instance, set.members);
  },
};
