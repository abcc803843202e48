import { bootstrapInterval, meanOf } from './bootstrap.ts';
import type { RoutingTask } from './corpus.ts';
import type { Comparison } from './evaluation.ts';
import type { StrategyRun } from './runScale.ts';
import { scoreOf } from './summarise.ts';

/** The product's own strategy is compared with each other one, where it ran; else the first that ran. */
const preferred = 'bps';

/** Paired differences in recall at one scale, task by task. @param runs of the same tasks in one order */
export function compareStrategies(tasks: readonly RoutingTask[], scale: number, runs: ReadonlyMap<string, StrategyRun>, seed: number): readonly Comparison[] {
  const strategy = runs.has(preferred) ? preferred : [...runs.keys()][0];
  if (strategy === undefined) return [];
  const recallsOf = (id: string) =>
    runs.get(id)!.outcomes.flatMap(({ task, chosen }) => (tasks[task]!.needed.length > 0 ? [scoreOf(tasks[task]!, chosen).recall] : []));
  const own = recallsOf(strategy);
  return [...runs.keys()].filter((id) => id !== strategy).flatMap((against) => {
    const others = recallsOf(against);
    const leads = own.map((recall, n) => recall - others[n]!);
    const recallLead = meanOf(leads);
    const interval = bootstrapInterval(leads, seed);
    return recallLead === null || interval === null ? [] : [{ scale, strategy, against, recallLead, interval }];
  });
}
