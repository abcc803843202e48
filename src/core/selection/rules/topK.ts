import { GrowingSet } from './growingSet.ts';
import { bestPrefix } from './bestPrefix.ts';
import type { SelectionRule } from './selectionRule.ts';

/** The skills of the largest benefit alone, as many as are best for F. */
export const topK: SelectionRule = {
  id: 'top-k',
  title: 'Top k by benefit alone',
  source: '2608.19993, section B.6 (singleton rules)',
  *select(instance) {
    const nothing = new GrowingSet(instance);
    const alone = Float64Array.from(instance.lengths.keys(), (skill) => nothing.gain(skill));
    yield;
    const order = [...alone.keys()].filter((i) => alone[i]! > 0).sort((i, j) => alone[j]! - alone[i]! || i - j);
    return bestPrefix(instance, order);
  },
};
