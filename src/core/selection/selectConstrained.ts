import type { Steps } from '../util/steps.ts';
import { bps } from './bps.ts';
import { coverageOf } from './coverage.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';
import { residualInstance } from './residualInstance.ts';

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
  const first = byGain(instance, pinned);
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

/** The set in the order of marginal gains, the largest next; the smaller index among equals. */
function byGain(instance: SelectionInstance, set: ReadonlySet<number>): number[] {
  const objective = new Objective(instance);
  const order: number[] = [];
  const left = [...set].sort((a, b) => a - b);
  while (left.length > 0) {
    const benefits = left.map((skill) => objective.benefit([...order, skill]));
    const [next] = left.splice(benefits.indexOf(Math.max(...benefits)), 1);
    if (next !== undefined) order.push(next);
  }
  return order;
}

function gainsInOrder(instance: SelectionInstance, chosen: readonly number[]): number[] {
  const coverage = coverageOf(instance, chosen);
  return chosen.map((_, place) => coverage.reduce((sum, { shares }) => sum + (shares[place] ?? 0), 0));
}
