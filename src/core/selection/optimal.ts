import type { Steps } from '../util/steps.ts';
import { BestSet } from './bestSet.ts';
import { bps } from './bps.ts';
import { BranchAndBound, type Findings } from './branchAndBound.ts';
import { CappedTangent } from './cappedTangent.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { reduceInstance } from './reduceInstance.ts';
import { selectionOf } from './selectionOf.ts';
import { Survivors } from './survivors.ts';

/** A set must be better by more than this share of the best to be looked for. */
const ROUNDING = 1e-11;
/** Some seconds of work. */
const DEFAULT_EFFORT = 2e7;

/** When to stop with the best set found. */
export interface OptimalLimits {
  /** Marginal gains. */
  readonly effort?: number;
  /** Asked every few milliseconds; the caller has the clock. */
  readonly isTimeOver?: () => boolean;
}

/**
 * The best feasible set, by branch and bound from the set of Best Prefix Selection on; so never worse than that.
 * Stopped at a limit, it returns the best set found: `complete` is false then, and `upperBound` still holds.
 * @param instance a checked instance
 */
export function* optimal(instance: SelectionInstance, { effort = DEFAULT_EFFORT, isTimeOver = () => false }: OptimalLimits = {}): Steps<Selection> {
  const start = yield* bps(instance, effort);
  const reduced = reduceInstance(instance);
  const best = new BestSet(reduced);
  const placeOf = new Map(Array.from(reduced.skills, (skill, place) => [skill, place]));
  best.record(Uint32Array.from(start.chosen, (skill) => placeOf.get(skill)!), 0);
  const findings: Findings = {
    get cut() {
      return best.value + ROUNDING * best.value;
    },
    offer: (set) => best.record(set, 0),
  };
  const tangent = new CappedTangent(reduced);
  const survivors = new Survivors(reduced, best, tangent);
  const parts = new BranchAndBound(reduced, tangent, findings);
  yield* survivors.boundFrom(new Float64Array(reduced.demand.values.length).fill(1));
  parts.add(survivors.alive.subarray(0, survivors.count), survivors.points, survivors.bound);
  while (!parts.isDone && start.work.evaluations + parts.work < effort && !isTimeOver()) {
    parts.step();
    yield;
  }
  const proved = Math.min(survivors.bound, parts.bound, start.upperBound ?? Infinity);
  const work = { ...start.work, evaluations: start.work.evaluations + Math.round(parts.work) };
  const how = { upperBound: Math.max(best.value, proved), complete: parts.isDone, work };
  // Where Best Prefix Selection has the best set, its order tells more.
  if (best.value <= start.objective) return { ...start, ...how };
  return { ...selectionOf(instance, Array.from(best.members, (place) => reduced.skills[place]!)), ...how };
}
