import type { CapabilityModel } from '../../core/capability/capabilityModel.ts';
import type { TextEncoder } from '../../core/capability/meaning.ts';
import { evaluate } from '../../core/routing/evaluate.ts';
import type { Evaluation } from '../../core/routing/evaluation.ts';
import type { EvaluationInput } from '../../core/routing/evaluationInput.ts';
import type { EvaluationTerms } from '../../core/routing/makeRoutingReport.ts';
import { routingSkill, type RoutingSkill } from '../../core/routing/routingSkill.ts';
import type { FrontMatterSplitter } from '../../core/skill/frontMatter.ts';
import type { Cancel } from '../../core/util/cancel.ts';
import { createRests } from '../../core/util/rests.ts';
import { finishInSlices, type Pauses } from '../../core/util/steps.ts';

/** What running an evaluation takes. */
export interface EvaluationTools {
  /** Tokens of a text. */
  readonly count: (text: string) => Promise<number>;
  readonly splitter: FrontMatterSplitter;
  readonly model: CapabilityModel;
  readonly pauses: Pauses;
  readonly encoder: TextEncoder;
}

/** Told how far an evaluation is; the two are done one after the other. */
export type EvaluationProgress = (what: 'Reading skills' | 'Evaluating', done: number, of: number) => void;

/**
 * Reads and counts every document, then runs every strategy on every task, in slices.
 * @returns undefined when cancelled
 * @throws Error when tokens cannot be counted, or an encoder is needed and cannot be read
 */
export async function runEvaluation({ corpus, scales }: EvaluationInput, terms: EvaluationTerms, tools: EvaluationTools, progress: EvaluationProgress, cancel: Cancel): Promise<Evaluation | undefined> {
  const { pauses, model, encoder, splitter, count } = tools;
  const { documents } = corpus;
  const rest = createRests(pauses);
  const skills: RoutingSkill[] = [];
  for (const document of documents) {
    await rest();
    if (cancel.aborted) return undefined;
    skills.push(routingSkill(document, splitter, await count(document.text)));
    progress('Reading skills', skills.length, documents.length);
  }
  const { library, strategies, limits, seed } = terms;
  const steps = evaluate({ corpus, skills, library, scales, strategies, limits, seed, model, encoder, now: pauses.now, progress: (done, of) => progress('Evaluating', done, of) });
  return finishInSlices(steps, pauses, cancel);
}
