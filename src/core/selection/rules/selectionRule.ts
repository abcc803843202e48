import type { Steps } from '../../util/steps.ts';
import type { Selection, SelectionInstance } from '../instance.ts';
import type { OptimalLimits } from '../optimal.ts';

/** Names of the rules, as the command line and reports write them. */
export const ruleIds = ['top-k', 'relevance', 'mmr', 'dpp', 'density', 'gain', 'random', 'bps', 'optimal'] as const;

export type RuleId = (typeof ruleIds)[number];

/** One way to choose skills under a budget. */
export interface SelectionRule {
  readonly id: RuleId;
  readonly title: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** What is proved of its answer, in words; absent = nothing. A limit on the number of skills voids it. */
  readonly guarantee?: string;
  /**
   * @param instance a checked instance
   * @param limits for the rules that search
   * @returns a feasible set, in the rule's own order
   */
  readonly select: (instance: SelectionInstance, limits?: OptimalLimits) => Steps<Selection>;
}
