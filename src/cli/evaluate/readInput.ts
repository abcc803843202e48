import { type EvaluationInput, evaluationInput, isTrivial } from '../../core/routing/evaluationInput.ts';
import { CliError } from '../cliError.ts';
import type { CliIo } from '../cliIo.ts';
import { excludeFilter } from '../files/excludeFilter.ts';
import type { EvaluateRequest } from './evaluateRequest.ts';
import { readDistractors } from './readDistractors.ts';
import { readSuite } from './readSuite.ts';

/** @throws CliError when the suite or the distractors cannot be read, or no task is left */
export async function readInput(request: EvaluateRequest, io: CliIo): Promise<EvaluationInput> {
  const { suite, distractors, library } = request;
  const filter = excludeFilter(request.exclude);
  const files = await readSuite(suite, io.cwd, library === 'suite', filter);
  const pool = distractors === undefined ? undefined : await readDistractors(distractors, io, filter);
  const input = inputOf(() => evaluationInput(files, pool, request));
  return isTrivial(input, library) ? { ...input, notes: [...input.notes, 'every library holds only what its task needs: give --distractors, or --library suite'] } : input;
}

function inputOf(put: () => EvaluationInput): EvaluationInput {
  try {
    return put();
  } catch (error) {
    throw error instanceof RangeError ? new CliError(error.message) : error;
  }
}
