import { resultsCsv } from '../../core/routing/csv.ts';
import type { Evaluation } from '../../core/routing/evaluation.ts';
import type { EvaluationInput } from '../../core/routing/evaluationInput.ts';
import { makeRoutingReport } from '../../core/routing/makeRoutingReport.ts';
import type { TextSink } from '../cliIo.ts';
import { jsonText } from '../jsonReports.ts';
import type { EvaluateRequest } from './evaluateRequest.ts';
import { evaluateText } from './evaluateText.ts';

/** What `evaluate` prints, in the format that is asked for. */
export function evaluateOutput(request: EvaluateRequest, input: EvaluationInput, evaluation: Evaluation, stdout: TextSink): string {
  if (request.format === 'csv') return resultsCsv(evaluation.results);
  const report = makeRoutingReport(request, input, evaluation, request);
  if (request.format === 'json') return jsonText(report);
  return `${evaluateText(report, stdout.isTTY ? stdout.columns || 80 : Infinity).join('\n')}\n`;
}
