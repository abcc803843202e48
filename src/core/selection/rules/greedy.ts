import type { Steps } from '../../util/steps.ts';
import type { SelectionInstance } from '../instance.ts';
import { GrowingSet } from './growingSet.ts';

/** Skills in the order in which they score best beside those before them, while any fits and scores > 0; the smaller index among equals. */
export function* greedyOrder(instance: SelectionInstance, score: (skill: number, set: GrowingSet) => number): Steps<readonly number[]> {
  const set = new GrowingSet(instance);
  for (;;) {
    let next = -1;
    let most = 0;
    for (let i = 0; i < instance.lengths.length; i++) {
      if (!set.fits(i)) continue;
      const own = score(i, set);
      if (!(own > most)) continue;
      most = own;
      next = i;
    }
    if (next < 0) return set.members;
    set.add(next);
    yield;
  }
}
