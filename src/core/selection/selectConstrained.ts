import type { Steps } from '../util/steps.ts';
import { bps } from './bps.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';
import { residualInstance } from './residualInstance.ts';
import { byGain, gainsInOrder } from './selectionOf.ts';

/**
 * A rule, Best Prefix Selection unless another is given, beside skills that are loaded in any case: the pinned skills
 * first (the larger gain first), then what the rule chooses on the residual problem. `upperBound`, if any, bounds F of every feasible set that
 * holds the pinned skills and none of the excluded. Pinned skills are chosen even where they exceed the budget.
 * @param instance a checked instance
 */
export function* selectConstrained(
  instance: SelectionInstance, pinned: ReadonlySet<number>, excluded: ReadonlySet<number>,
  select: (instance: SelectionInstance) => Steps<Selection> = bps,
): Steps<Selection> {
  if (pinned.size === 0 && excluded.size === 0) return yield* select(instance);
  const { instance: residual, skills } = residualInstance(instance, pinned, excluded);
  const added = residual ? yield* select(residual) : undefined;
  const objective = new Objective(instance);
  const first = byGain(objective, pinned);
  const chosen = [...first, ...(added?.chosen ?? []).map((skill) => skills[skill] ?? 0)];
  const pinnedValue = objective.value(first);
  const value = objective.value(chosen);
  return {
    chosen,
    gains: gainsInOrder(instance, chosen),
    seedSize: first.length + (added?.seedSize ?? 0),
    tokens: objective.tokens(chosen),
    benefit: objective.benefit(chosen),
    objective: value,
    upperBound: added && added.upperBound === undefined ? undefined : Math.max(value, pinnedValue + (added?.upperBound ?? 0)),
    complete: added?.complete ?? true,
    work: added?.work ?? { seeds: 0, chains: 0, evaluations: 0 },
  };
}
