import type { Interval } from './bootstrap.ts';

/** How well sets match what tasks need; shares are fractions, null where no task has one. */
export interface Quality {
  /** Tasks that need skills: what all of this is a mean over. */
  readonly tasks: number;
  /** Selected-skill recall |G and P| / |G| (2610.18522, section 2.3). */
  readonly recall: number | null;
  readonly recallInterval: Interval | null;
  /** |G and P| / |P| over the sets that are not empty (appendix F). */
  readonly precision: number | null;
  /** Share of tasks that get every skill they need. */
  readonly allGold: number | null;
  /** Share of tasks that get nothing though they need skills. */
  readonly emptyRate: number | null;
}

/** One strategy at one scale. */
export interface StrategyResult extends Quality {
  readonly strategy: string;
  /** Distractors that were added. */
  readonly scale: number;
  readonly precisionInterval: Interval | null;
  readonly allGoldInterval: Interval | null;
  /** Tasks that need no skill and had a library to choose from. */
  readonly tasksWithoutNeed: number;
  /** Share of those that rightly get nothing. */
  readonly emptyRateWithoutNeed: number | null;
  /** Mean number of skills chosen for tasks that need skills, and for those that need none. */
  readonly skills: number | null;
  readonly skillsWithoutNeed: number | null;
  /** Mean tokens of the skills chosen, likewise: whatever a task without need loads is cost alone. */
  readonly tokens: number | null;
  readonly tokensWithoutNeed: number | null;
  /** Milliseconds a task that needs skills, once the library is ready. */
  readonly ms: { readonly p50: number | null; readonly p95: number | null };
  /** Milliseconds to ready one library, features and term counts of its skills aside: the median. */
  readonly prepareMs: number | null;
  /** By |G|, ascending (appendix G). */
  readonly byGolden: readonly (Quality & { readonly golden: number })[];
}

/** Two strategies on the same tasks: a lead whose interval holds 0 is none. */
export interface Comparison {
  readonly scale: number;
  readonly strategy: string;
  readonly against: string;
  /** Mean difference in recall, and its paired bootstrap interval. */
  readonly recallLead: number;
  readonly interval: Interval;
}

/** What a strategy chose for a task. */
export interface Outcome {
  readonly strategy: string;
  readonly scale: number;
  /** Place in the corpus's tasks. */
  readonly task: number;
  /** Indices of documents, best first. */
  readonly chosen: readonly number[];
  readonly tokens: number;
  readonly ms: number;
}

export interface Evaluation {
  readonly results: readonly StrategyResult[];
  readonly comparisons: readonly Comparison[];
  readonly outcomes: readonly Outcome[];
}
