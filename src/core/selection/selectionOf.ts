import { coverageOf } from './coverage.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';

/** A set as a selection, in the order of marginal gains, the largest next. @param set skill indices */
export function selectionOf(instance: SelectionInstance, set: Iterable<number>): Selection {
  return selectionInOrder(instance, byGain(new Objective(instance), set));
}

/** A set as a selection in the given order, without a bound. @param chosen skill indices */
export function selectionInOrder(instance: SelectionInstance, chosen: readonly number[]): Selection {
  const objective = new Objective(instance);
  return {
    chosen,
    gains: gainsInOrder(instance, chosen),
    seedSize: 0,
    tokens: objective.tokens(chosen),
    benefit: objective.benefit(chosen),
    objective: objective.value(chosen),
    upperBound: undefined,
    complete: true,
    work: { seeds: 0, chains: 0, evaluations: 0 },
  };
}

/** The set in the order of marginal gains, the largest next; the smaller index among equals. */
export function byGain(objective: Objective, set: Iterable<number>): number[] {
  const order: number[] = [];
  const left = [...set].sort((a, b) => a - b);
  while (left.length > 0) {
    const benefits = left.map((skill) => objective.benefit([...order, skill]));
    const [next] = left.splice(benefits.indexOf(Math.max(...benefits)), 1);
    if (next !== undefined) order.push(next);
  }
  return order;
}

/** What each adds to the benefit of those before it. */
export function gainsInOrder(instance: SelectionInstance, chosen: readonly number[]): number[] {
  const coverage = coverageOf(instance, chosen);
  return chosen.map((_, place) => coverage.reduce((sum, { shares }) => sum + (shares[place] ?? 0), 0));
}
