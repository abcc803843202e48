import { bestPrefix } from './bestPrefix.ts';
import { greedyOrder } from './greedy.ts';
import type { SelectionRule } from './selectionRule.ts';

/** The chain of Algorithm 1 from the empty seed alone: the largest gain per token next. */
export const densityGreedy: SelectionRule = {
  id: 'density',
  title: 'Greedy by gain per token',
  source: '2608.19993, section B.6; Sviridenko 2004 without its seeds',
  *select(instance) {
    return bestPrefix(instance, yield* greedyOrder(instance, (skill, set) => set.gain(skill) / instance.lengths[skill]!));
  },
};
