import { bps } from '../../selection/bps.ts';
import { checkInstance } from '../../selection/checkInstance.ts';
import type { SelectionInstance } from '../../selection/instance.ts';
import type { Strategy } from '../strategy.ts';

/** The product's own answer: Best Prefix Selection over the capability model (2608.19993, Algorithm 1). */
export const bestPrefix: Strategy = {
  id: 'bps',
  summary: 'Best Prefix Selection over the capability model',
  needsEncoder: false,
  stopsByItself: true,
  *open({ model, skills }) {
    const features: unknown[] = [];
    for (const { text } of skills) {
      features.push(model.features(text));
      yield;
    }
    return function* ({ members, lengths }) {
      const fitted = yield* model.fit(Array.from(members, (skill) => features[skill]));
      const everything = lengths.reduce((sum, length) => sum + length, 0);
      return function* (task, { maxSkills, budget, price }) {
        if (lengths.length === 0) return [];
        const { weights, kappa } = fitted.demand(task);
        yield;
        const instance: SelectionInstance = {
          lengths,
          supplies: fitted.supplies,
          demand: weights,
          kappa: budget === undefined ? kappa : kappa + price / budget,
          budget: budget ?? everything,
          ...(maxSkills === undefined ? {} : { maxSkills }),
        };
        const refused = checkInstance(instance);
        if (refused !== undefined) throw new RangeError(refused);
        return (yield* bps(instance)).chosen;
      };
    };
  },
};
