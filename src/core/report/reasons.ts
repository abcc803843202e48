import type { LeftOut } from '../selection/explainLeftOut.ts';

/** What the words of a reason need to know beside the reason itself. */
export interface ReasonContext {
  readonly budget: number;
  /** Tokens of the chosen set. */
  readonly used: number;
  readonly maxSkills: number | undefined;
  /** Name of a chosen skill by its index in the library. */
  readonly nameOf: (skill: number) => string;
}
