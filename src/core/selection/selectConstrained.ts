import type { Steps } from '../util/steps.ts';
import { bps } from './bps.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';
import { residualInstance } from './residualInstance.ts';
import { byGain, gainsInOrder } from './selectionOf.ts';

/**
 * Best Prefix Selection beside skills that are loaded in any case: the pinned skills first (the larger gain first),
 * then what Best Prefix Selection chooses on the residual problem. `upperBound` bounds F of every feasible set that
 * holds the pinned skills and none of the excluded. Pinned skills are chosen even where they exceed the budget.
 * @param instance a checked instance
 */
export function* selectConstrained(
  instance: SelectionInstance, pinned: ReadonlySet<number>, excluded: ReadonlySet<number>,
): Steps<Selection> {
  if (pinned.size === 0 && excluded.size === 0) return yield* bps(instance);
  const { instance: residual, skills } = residualInstance(instance, pinned, excluded);
  const added = residual ? yield* bps(residual) : undefined;
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
    upperBound: Math.max(value, pinnedValue + (added?.upperBound ?? 0)),
    complete: added?.complete ?? true,
    work: added?.work ?? { seeds: 0, chains: 0, evaluations: 0 },
  };
}
