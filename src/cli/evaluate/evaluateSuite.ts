import { headOf } from '../../core/util/headOf.ts';
import type { Evaluation } from '../../core/routing/evaluation.ts';
import type { EvaluationInput } from '../../core/routing/evaluationInput.ts';
import type { Cancel } from '../../core/util/cancel.ts';
import type { CliIo } from '../cliIo.ts';
import { exitCodes } from '../exitCodes.ts';
import { openEngine } from '../openEngine.ts';
import { requireRanks } from '../requireRanks.ts';
import { harmlessPath } from '../text/harmless.ts';
import type { EvaluateRequest } from './evaluateRequest.ts';
import { evaluateOutput } from './evaluateOutput.ts';
import { ProgressLine } from './progressLine.ts';
import { readInput } from './readInput.ts';

/** Lines with problems that are told one by one; --json has all of them. */
const mostProblems = 20;

/**
 * Measures strategies on a suite and prints how well they do.
 * @returns the exit code
 * @throws CliError when the input cannot be read
 */
export async function evaluateSuite(request: EvaluateRequest, io: CliIo): Promise<number> {
  const note = (text: string) => void io.stderr.write(`skill-loadout: note: ${harmlessPath(text)}\n`);
  const input = await readInput(request, io);
  const { problems } = input;
  const notes = [...input.notes, ...request.absent.map(({ strategy, reason }) => `${strategy} is left out: ${reason}`)];
  const { head, left } = headOf(problems, mostProblems);
  for (const { source, line, message } of head) note(`${source === 'tasks' ? 'tasks.jsonl' : 'distractors'} line ${line}: ${message}`);
  if (left > 0) note(`${left} more lines have problems; --json lists them`);
  notes.forEach(note);

  const progress = new ProgressLine(io.stderr);
  const cancel = { aborted: false };
  const giveUp = io.onInterrupt?.(() => void (cancel.aborted = true));
  try {
    const evaluation = await run(request, input, io, progress, cancel);
    progress.clear();
    if (evaluation === undefined) {
      io.stderr.write('skill-loadout: stopped\n');
      return exitCodes.interrupted;
    }
    io.stdout.write(evaluateOutput(request, input, evaluation, io.stdout));
  } finally {
    progress.clear();
    giveUp?.();
  }
  return request.failOnProblems && problems.length > 0 ? exitCodes.findings : exitCodes.done;
}

async function run(request: EvaluateRequest, input: EvaluationInput, io: CliIo, progress: ProgressLine, cancel: Cancel): Promise<Evaluation | undefined> {
  const verbose = (text: string) => void (request.verbose && io.stderr.write(`skill-loadout: note: ${harmlessPath(text)}\n`));
  const { engine, keepCache } = await openEngine(request, io, verbose);
  const evaluation = await engine.measure(input, request, (what, done, of) => progress.show(what, done, of), cancel).catch(async (error: unknown) => {
    await requireRanks(io.programFolder, request.encoding);
    throw error;
  });
  await keepCache();
  return evaluation;
}
