import { seededRandom } from '../../util/seededRandom.ts';
import { selectionOf } from '../selectionOf.ts';
import { GrowingSet } from './growingSet.ts';
import type { SelectionRule } from './selectionRule.ts';

const SETS = 100;
const SEED = 42;

/** The best of 100 random feasible sets: skills in random order that fit into a random part of the budget. */
export const bestRandom: SelectionRule = {
  id: 'random',
  title: `Best of ${SETS} random sets`,
  source: '2608.19993, section B.6; seeded, so the same each time',
  *select(instance) {
    const next = seededRandom(SEED);
    const nothing = new GrowingSet(instance);
    const useful = [...instance.lengths.keys()].filter((skill) => nothing.gain(skill) > 0);
    let best = nothing;
    for (let n = 0; n < SETS; n++) {
      const set = new GrowingSet({ ...instance, budget: instance.budget * (1 - next()) });
      for (let left = useful.length; left > 0; left--) {
        const pick = Math.floor(next() * left);
        const skill = useful[pick]!;
        useful[pick] = useful[left - 1]!;
        useful[left - 1] = skill;
        if (set.fits(skill)) set.add(skill);
      }
      if (set.value > best.value) best = set;
      yield;
    }
    return selectionOf(instance, best.members);
  },
};
