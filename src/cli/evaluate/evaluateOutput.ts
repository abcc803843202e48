import type { Corpus } from '../../core/routing/corpus.ts';
import { resultsCsv } from '../../core/routing/csv.ts';
import type { Evaluation } from '../../core/routing/evaluation.ts';
import type { RoutingReport } from '../../core/routing/routingReport.ts';
import type { TextSink } from '../cliIo.ts';
import { jsonText } from '../jsonReports.ts';
import type { EvaluateRequest } from './evaluateRequest.ts';
import { evaluateText } from './evaluateText.ts';
import type { EvaluateInput } from './readInput.ts';

/** What `evaluate` prints, in the format that is asked for. */
export function evaluateOutput(request: EvaluateRequest, input: EvaluateInput, evaluation: Evaluation, stdout: TextSink): string {
  if (request.format === 'csv') return resultsCsv(evaluation.results);
  const report = reportOf(request, input, evaluation);
  if (request.format === 'json') return jsonText(report);
  return `${evaluateText(report, stdout.isTTY ? stdout.columns || 80 : Infinity).join('\n')}\n`;
}

function reportOf({ suite, library, seed, limits, encoding, absent, outcomes }: EvaluateRequest, { corpus, notes, problems }: EvaluateInput, evaluation: Evaluation): RoutingReport {
  const { maxSkills, budget, price } = limits;
  return {
    version: 1, suite, library, seed, encoding,
    maxSkills: maxSkills ?? null,
    budget: budget ?? null,
    price: budget === undefined ? null : price,
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
