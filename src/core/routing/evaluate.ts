import type { CapabilityModel } from '../capability/capabilityModel.ts';
import type { TextEncoder } from '../capability/meaning.ts';
import type { Steps } from '../util/steps.ts';
import { compareStrategies } from './compare.ts';
import type { Corpus } from './corpus.ts';
import { createTools } from './createTools.ts';
import type { Comparison, Evaluation, Outcome, StrategyResult } from './evaluation.ts';
import { groupTasks } from './groupTasks.ts';
import { RoutingLibraries } from './routingLibrary.ts';
import type { RoutingSkill } from './routingSkill.ts';
import { runScale, type OpenStrategy } from './runScale.ts';
import type { RoutingLimits, Strategy } from './strategy.ts';
import { summarise } from './summarise.ts';

/** What an evaluation takes. */
export interface EvaluationPlan {
  readonly corpus: Pick<Corpus, 'tasks' | 'suiteSize'>;
  /** The corpus's documents, read. */
  readonly skills: readonly RoutingSkill[];
  /** `task`: a task's library is its own skills and the distractors; `suite`: every skill of the suite is in every library. */
  readonly library: 'task' | 'suite';
  /** Numbers of distractors, none beyond those that `skills` holds. */
  readonly scales: readonly number[];
  /** None that needs an encoder where there is none. */
  readonly strategies: readonly Strategy[];
  readonly limits: RoutingLimits;
  readonly seed: number;
  readonly model: CapabilityModel;
  readonly encoder?: TextEncoder;
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  /** Told after each task of each strategy and scale. */
  readonly progress?: (done: number, of: number) => void;
}

/** Runs every strategy on every task at every scale (2610.18522, section 3.1) and sums up. All but the times depends on the plan alone. */
export function* evaluate(plan: EvaluationPlan): Steps<Evaluation> {
  const { corpus: { tasks, suiteSize }, skills, scales, limits, seed, now, progress } = plan;
  const tools = createTools(skills, plan.model, plan.encoder);
  const strategies: OpenStrategy[] = [];
  for (const strategy of plan.strategies) strategies.push({ id: strategy.id, ready: yield* strategy.open(tools) });

  const of = scales.length * strategies.length * tasks.length;
  let done = 0;
  const runner = {
    tasks, strategies, limits, now,
    groups: groupTasks(tasks, suiteSize, plan.library),
    libraries: new RoutingLibraries(skills, suiteSize, seed),
    onTask: () => progress?.(++done, of),
  };
  const results: StrategyResult[] = [];
  const comparisons: Comparison[] = [];
  const outcomes: Outcome[] = [];
  for (const scale of scales) {
    const runs = yield* runScale(runner, scale);
    for (const [strategy, run] of runs) {
      outcomes.push(...run.outcomes);
      results.push({ strategy, scale, ...summarise(tasks, run, seed) });
      yield;
    }
    comparisons.push(...compareStrategies(tasks, scale, runs, seed));
  }
  return { results, comparisons, outcomes };
}
