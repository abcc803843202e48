import type { Steps } from '../util/steps.ts';
import type { RoutingTask } from './corpus.ts';
import type { Outcome } from './evaluation.ts';
import type { TaskGroup } from './groupTasks.ts';
import type { RoutingLibraries, RoutingLibrary } from './routingLibrary.ts';
import type { RoutingLimits, Select } from './strategy.ts';
import { timed } from './timed.ts';

/** A strategy whose work for the whole evaluation is done. */
export interface OpenStrategy {
  readonly id: string;
  readonly ready: (library: RoutingLibrary) => Steps<Select>;
}

/** What a strategy did at one scale. */
export interface StrategyRun {
  /** In the order of the tasks. */
  readonly outcomes: readonly Outcome[];
  /** Milliseconds to ready each library. */
  readonly prepareMs: readonly number[];
}

/** What all scales of an evaluation share. */
export interface ScaleRunner {
  readonly tasks: readonly RoutingTask[];
  readonly groups: readonly TaskGroup[];
  readonly libraries: RoutingLibraries;
  readonly strategies: readonly OpenStrategy[];
  readonly limits: RoutingLimits;
  readonly now: () => number;
  /** Told after each task of each strategy. */
  readonly onTask: () => void;
}

/** Runs every strategy on every task with so many distractors; runs by the strategies' ids. */
export function* runScale({ tasks, groups, libraries, strategies, limits, now, onTask }: ScaleRunner, scale: number): Steps<ReadonlyMap<string, StrategyRun>> {
  const runs = new Map(strategies.map(({ id }) => [id, { outcomes: [] as Outcome[], prepareMs: [] as number[] }]));
  for (const group of groups) {
    const library = libraries.of(group.own, scale);
    for (const { id, ready } of strategies) {
      const run = runs.get(id)!;
      const readied = yield* timed(ready(library), now);
      run.prepareMs.push(readied.ms);
      for (const task of group.tasks) {
        const { result: places, ms } = yield* timed(readied.result(tasks[task]!.task, limits), now);
        const chosen = places.map((place) => library.members[place]!);
        const tokens = places.reduce((sum, place) => sum + library.lengths[place]!, 0);
        // That nothing is chosen from an empty library proves nothing.
        if (library.members.length > 0) run.outcomes.push({ strategy: id, scale, task, chosen, tokens, ms });
        onTask();
      }
    }
  }
  for (const { outcomes } of runs.values()) outcomes.sort((a, b) => a.task - b.task);
  return runs;
}
