import type { Steps } from '../../util/steps.ts';

/** What one skill and others have in common, and what it costs to load them all. */
export interface Overlap {
  /** Names of the capabilities that every one of them supplies, those first that the least of them supplies most. */
  readonly capabilities: readonly string[];
  /** Tokens of the others; undefined where they were not counted. */
  readonly tokens: number | undefined;
  /**
   * For a task that demands what every one of them supplies: what the others add to the benefit of the one, as a share of
   * that benefit. Undefined where they supply nothing in common.
   */
  readonly added: number | undefined;
}

/** By positions in the library. */
export type OverlapOf = (one: number, others: readonly number[]) => Overlap;

/** Reads what is needed of some skills of the library to tell the overlap of any of them. */
export type OverlapsAmong = (skills: readonly number[]) => Steps<OverlapOf>;
