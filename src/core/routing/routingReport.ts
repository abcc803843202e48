import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { AbsentStrategy } from './chooseStrategies.ts';
import type { Evaluation } from './evaluation.ts';
import type { LineProblem } from './taskLines.ts';

/** `evaluate --json`: an evaluation with what it was made of. */
export interface RoutingReport extends Omit<Evaluation, 'outcomes'> {
  readonly version: 1;
  /** The suite as its user named it. */
  readonly suite: string;
  readonly library: 'task' | 'suite';
  readonly seed: number;
  readonly maxSkills: number | null;
  /** Tokens of `encoding`. */
  readonly budget: number | null;
  /** Of filling the budget; null without one, where there is nothing to fill. */
  readonly price: number | null;
  readonly encoding: EncodingName;
  /** Tasks that are measured, by whether they need skills. */
  readonly tasks: { readonly inNeed: number; readonly withoutNeed: number };
  /** Distractors that there are, each text once, and the copies that were left out. */
  readonly distractors: { readonly pool: number; readonly copies: number };
  /** Lines that were skipped and skills that could not be read. */
  readonly problems: readonly (LineProblem & { readonly source: 'tasks' | 'distractors' })[];
  /** What differs from what was asked. */
  readonly notes: readonly string[];
  readonly absent: readonly AbsentStrategy[];
  /** What each strategy chose for each task, by the task's id and the skills' paths; absent unless asked for. */
  readonly outcomes?: readonly { readonly strategy: string; readonly scale: number; readonly task: string; readonly needed: readonly string[]; readonly chosen: readonly string[] }[];
}
