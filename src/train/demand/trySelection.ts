import { bps } from '../../core/selection/bps.ts';
import { finish } from '../../core/util/steps.ts';
import type { LabelledTask } from './labelledTask.ts';
import type { TaskLibrary } from './observations.ts';

/** What Best Prefix Selection chose for a task. */
export interface Trial {
  readonly task: LabelledTask;
  readonly chosen: number;
  /** Chosen skills that the task needs. */
  readonly hits: number;
  readonly tokens: number;
}

/** What a selection keeps to. */
export interface TrialLimits {
  readonly maxSkills: number;
  /** Tokens; Infinity for no budget. */
  readonly budget: number;
  /** Benefit a token costs, any price included. */
  readonly kappa: number;
}

/** Selects for a task out of its library. @param tokens of each skill of the pool */
export function trySelection(task: LabelledTask, { members, fitted, demand }: TaskLibrary, tokens: readonly number[], { maxSkills, budget, kappa }: TrialLimits): Trial {
  const lengths = Float64Array.from(members, (place) => tokens[place]!);
  const everything = lengths.reduce((sum, length) => sum + length, 0);
  const { chosen } = finish(bps({ lengths, supplies: fitted.supplies, demand: demand.weights, kappa, budget: Math.min(budget, everything), maxSkills }));
  return {
    task, chosen: chosen.length,
    hits: chosen.filter((skill) => skill < task.needed.length).length,
    tokens: chosen.reduce((sum, skill) => sum + lengths[skill]!, 0),
  };
}

/** Mean recall of trials whose tasks need skills, 0 to 1. */
export function meanRecall(trials: readonly Trial[]): number {
  const some = trials.filter(({ task }) => task.needed.length > 0);
  return some.reduce((sum, { task, hits }) => sum + hits / task.needed.length, 0) / some.length;
}
