import type { EncodingName } from '../tokens/tokenCounter.ts';
import type { AbsentStrategy } from './chooseStrategies.ts';
import type { Corpus } from './corpus.ts';
import type { Evaluation } from './evaluation.ts';
import type { EvaluationInput } from './evaluationInput.ts';
import type { RoutingReport } from './routingReport.ts';
import type { RoutingLimits, Strategy } from './strategy.ts';

/** How an evaluation is run, whoever asks for it. */
export interface EvaluationTerms {
  /** The suite as its user named it. */
  readonly suite: string;
  /** `task`: a task's library is its own skills and the distractors; `suite`: every skill of the suite is in every library. */
  readonly library: 'task' | 'suite';
  readonly seed: number;
  readonly strategies: readonly Strategy[];
  readonly absent: readonly AbsentStrategy[];
  readonly limits: RoutingLimits;
}

export interface ReportOptions {
  readonly encoding: EncodingName;
  /** With what each strategy chose for each task. */
  readonly outcomes: boolean;
}

/** An evaluation as its outside sees it: nothing in it points into the corpus. */
export function makeRoutingReport(terms: EvaluationTerms, { corpus, notes, problems }: EvaluationInput, evaluation: Evaluation, { encoding, outcomes }: ReportOptions): RoutingReport {
  const { suite, library, seed, absent, limits: { maxSkills, budget, price } } = terms;
  return {
    version: 1, suite, library, seed, encoding,
    maxSkills: maxSkills ?? null,
    budget: budget ?? null,
    price: budget === undefined ? null : price,
    tasks: { inNeed: corpus.tasks.filter(({ needed }) => needed.length > 0).length, withoutNeed: corpus.tasks.filter(({ needed }) => needed.length === 0).length },
    distractors: { pool: corpus.poolSize, copies: corpus.copies },
    problems, notes, absent,
    results: evaluation.results,
    comparisons: evaluation.comparisons,
    ...(outcomes ? { outcomes: namedOutcomes(corpus, evaluation) } : {}),
  };
}

function namedOutcomes({ tasks, documents }: Corpus, { outcomes }: Evaluation): NonNullable<RoutingReport['outcomes']> {
  const paths = (places: readonly number[]) => places.map((place) => documents[place]!.path);
  return outcomes.map(({ strategy, scale, task, chosen }) => {
    const { id, needed } = tasks[task]!;
    return { strategy, scale, task: id, needed: paths(needed), chosen: paths(chosen) };
  });
}
