import { bootstrapInterval, meanOf, quantile } from './bootstrap.ts';
import type { RoutingTask } from './corpus.ts';
import type { Quality, StrategyResult } from './evaluation.ts';
import type { StrategyRun } from './runScale.ts';

/** How one set matches what its task needs. */
export interface Score {
  readonly golden: number;
  readonly recall: number;
  readonly precision: number | undefined;
}

/** Scores a set for a task that needs skills (2610.18522, section 2.3 and appendix F). */
export function scoreOf({ needed }: RoutingTask, chosen: readonly number[]): Score {
  const hits = chosen.filter((skill) => needed.includes(skill)).length;
  return { golden: needed.length, recall: hits / needed.length, precision: chosen.length === 0 ? undefined : hits / chosen.length };
}

/** Sums up what one strategy did at one scale. */
export function summarise(tasks: readonly RoutingTask[], { outcomes, prepareMs }: StrategyRun, seed: number): Omit<StrategyResult, 'strategy' | 'scale'> {
  const inNeed = outcomes.filter(({ task }) => tasks[task]!.needed.length > 0);
  const withoutNeed = outcomes.filter(({ task }) => tasks[task]!.needed.length === 0);
  const scores = inNeed.map(({ task, chosen }) => scoreOf(tasks[task]!, chosen));
  const counts = [...new Set(scores.map(({ golden }) => golden))].sort((a, b) => a - b);
  const times = inNeed.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    ...qualityOf(scores, seed),
    precisionInterval: bootstrapInterval(scores.map(({ precision }) => precision), seed),
    allGoldInterval: bootstrapInterval(scores.map(hasAll), seed),
    tasksWithoutNeed: withoutNeed.length,
    emptyRateWithoutNeed: meanOf(withoutNeed.map(({ chosen }) => (chosen.length === 0 ? 1 : 0))),
    skills: meanOf(inNeed.map(({ chosen }) => chosen.length)),
    skillsWithoutNeed: meanOf(withoutNeed.map(({ chosen }) => chosen.length)),
    tokens: meanOf(inNeed.map(({ tokens }) => tokens)),
    tokensWithoutNeed: meanOf(withoutNeed.map(({ tokens }) => tokens)),
    ms: times.length === 0 ? { p50: null, p95: null } : { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
    prepareMs: prepareMs.length === 0 ? null : quantile(prepareMs.toSorted((a, b) => a - b), 0.5),
    byGolden: counts.map((golden) => ({ golden, ...qualityOf(scores.filter((score) => score.golden === golden), seed) })),
  };
}

function qualityOf(scores: readonly Score[], seed: number): Quality {
  const recalls = scores.map(({ recall }) => recall);
  return {
    tasks: scores.length,
    recall: meanOf(recalls),
    recallInterval: bootstrapInterval(recalls, seed),
    precision: meanOf(scores.map(({ precision }) => precision)),
    allGold: meanOf(scores.map(hasAll)),
    emptyRate: meanOf(scores.map(({ precision }) => (precision === undefined ? 1 : 0))),
  };
}

function hasAll({ recall }: Score): number {
  return recall === 1 ? 1 : 0;
}
