import { assembleCorpus, type Corpus } from '../../core/routing/corpus.ts';
import type { RoutingReport } from '../../core/routing/routingReport.ts';
import { feasibleScales } from '../../core/routing/scales.ts';
import { CliError } from '../cliError.ts';
import type { CliIo } from '../cliIo.ts';
import { excludeFilter } from '../files/excludeFilter.ts';
import type { EvaluateRequest } from './evaluateRequest.ts';
import { readDistractors } from './readDistractors.ts';
import { readSuite } from './readSuite.ts';

/** What is evaluated on. */
export interface EvaluateInput {
  readonly corpus: Corpus;
  readonly scales: readonly number[];
  /** What differs from what was asked. */
  readonly notes: readonly string[];
  readonly problems: RoutingReport['problems'];
}

/** @throws CliError when the suite or the distractors cannot be read, or no task is left */
export async function readInput({ suite, distractors, scales, seed, library, exclude }: EvaluateRequest, io: CliIo): Promise<EvaluateInput> {
  const filter = excludeFilter(exclude);
  const files = await readSuite(suite, io.cwd, library === 'suite', filter);
  const pool = distractors === undefined ? undefined : await readDistractors(distractors, io, filter);
  const corpus = assembleCorpus(files, pool?.documents ?? [], { seed, library, mostDistractors: Math.max(...scales) });
  const problems = [
    ...corpus.problems.map((problem) => ({ source: 'tasks' as const, ...problem })),
    ...(pool?.problems ?? []).map((problem) => ({ source: 'distractors' as const, ...problem })),
  ];
  if (corpus.tasks.length === 0) throw new CliError(`${suite}: no task in tasks.jsonl can be measured.${problems[0] ? ` Line ${problems[0].line}: ${problems[0].message}` : ''}`);
  const feasible = feasibleScales(scales, corpus.poolSize);
  const copies = corpus.copies === 0 ? [] : [`distractors left out as copies of others or of the suite's skills: ${corpus.copies}`];
  const trivial = corpus.poolSize === 0 && library === 'task' ? ['every library holds only what its task needs: give --distractors, or --library suite'] : [];
  return { corpus, problems, scales: feasible.scales, notes: [...files.notes, ...(pool?.notes ?? []), ...copies, ...feasible.notes, ...trivial] };
}
