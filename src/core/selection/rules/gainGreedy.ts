import { selectionInOrder } from '../selectionOf.ts';
import { bestPrefix } from './bestPrefix.ts';
import { greedyOrder } from './greedy.ts';
import { GrowingSet } from './growingSet.ts';
import type { SelectionRule } from './selectionRule.ts';

/** The largest gain next, whatever its tokens; or the best single skill where that is better. */
export const gainGreedy: SelectionRule = {
  id: 'gain',
  title: 'Greedy by gain, or the best single skill',
  source: 'Khuller, Moss and Naor 1999, with plain gains',
  *select(instance) {
    const greedy = bestPrefix(instance, yield* greedyOrder(instance, (skill, set) => set.gain(skill)));
    const nothing = new GrowingSet(instance);
    let single = { value: 0, skill: -1 };
    for (let skill = 0; skill < instance.lengths.length; skill++) {
      if (!nothing.fits(skill)) continue;
      const value = nothing.gain(skill) - instance.kappa * instance.lengths[skill]!;
      if (value > single.value) single = { value, skill };
    }
    return single.value > greedy.objective ? selectionInOrder(instance, [single.skill]) : greedy;
  },
};
