import type { Selection, SelectionInstance } from '../instance.ts';
import { selectionInOrder } from '../selectionOf.ts';
import { GrowingSet } from './growingSet.ts';

/**
 * The best prefix, by F, of the skills in an order, those left out that do not fit beside the ones before them. Rules
 * that only rank say nothing of where to stop; this stops each where it is best, the kindest reading.
 */
export function bestPrefix(instance: SelectionInstance, order: Iterable<number>): Selection {
  const set = new GrowingSet(instance);
  let best = { value: 0, size: 0 };
  for (const skill of order) {
    if (!set.fits(skill)) continue;
    set.add(skill);
    if (set.value > best.value) best = { value: set.value, size: set.members.length };
  }
  return selectionInOrder(instance, set.members.slice(0, best.size));
}
