import { assembleCorpus, type Corpus, type CorpusOptions, type RoutingDocument, type RoutingTask, type SuiteFiles } from './corpus.ts';
import type { RoutingReport } from './routingReport.ts';
import { feasibleScales } from './scales.ts';
import type { LineProblem } from './taskLines.ts';

/** A pool of skills that no task needs, in the order they are given, and what of it could not be read. */
export interface Distractors {
  readonly documents: readonly RoutingDocument[];
  readonly problems: readonly LineProblem[];
  readonly notes: readonly string[];
}

/** What is evaluated on. */
export interface EvaluationInput {
  readonly corpus: Corpus;
  /** Numbers of distractors that there are. */
  readonly scales: readonly number[];
  /** What differs from what was asked. */
  readonly notes: readonly string[];
  readonly problems: RoutingReport['problems'];
}

export interface EvaluationInputOptions extends Omit<CorpusOptions, 'mostDistractors'> {
  /** The suite as its user named it. */
  readonly suite: string;
  /** As asked for; at least one. */
  readonly scales: readonly number[];
}

/**
 * Puts a suite and its distractors together and says what of them cannot be used.
 * @throws RangeError when no task is left to measure
 */
export function evaluationInput(files: SuiteFiles & { readonly notes: readonly string[] }, pool: Distractors | undefined, { suite, scales, seed, library }: EvaluationInputOptions): EvaluationInput {
  const corpus = assembleCorpus(files, pool?.documents ?? [], { seed, library, mostDistractors: Math.max(...scales) });
  const problems = [
    ...corpus.problems.map((problem) => ({ source: 'tasks' as const, ...problem })),
    ...(pool?.problems ?? []).map((problem) => ({ source: 'distractors' as const, ...problem })),
  ];
  if (corpus.tasks.length === 0) throw new RangeError(`${suite}: no task in tasks.jsonl can be measured.${problems[0] ? ` Line ${problems[0].line}: ${problems[0].message}` : ''}`);
  const feasible = feasibleScales(scales, corpus.poolSize);
  const alone = tasksWithoutLibrary(corpus, library).length;
  if (alone === corpus.tasks.length && feasible.scales.every((scale) => scale === 0)) {
    throw new RangeError(`${suite}: nothing can be measured: ${alone === 1 ? 'its one task needs no skill, and has' : `all ${alone} tasks need no skill, and have`} nothing to choose from without distractors. Add some (--distractors)${library === 'suite' ? ', or skills to the suite' : ', or let each task choose among all skills of the suite (--library suite)'}.`);
  }
  const unmeasured = alone === 0 || !feasible.scales.includes(0) ? [] : [`${alone === 1 ? '1 task that needs no skill is' : `${alone} tasks that need no skill are`} left out where no distractors are added: nothing is there to choose from`];
  const copies = corpus.copies === 0 ? [] : [`distractors left out as copies of others or of the suite's skills: ${corpus.copies}`];
  return { corpus, problems, scales: feasible.scales, notes: [...files.notes, ...(pool?.notes ?? []), ...copies, ...unmeasured, ...feasible.notes] };
}

/** Whether every library holds only what its task needs, so that there is nothing to get wrong. */
export function isTrivial({ corpus }: EvaluationInput, library: CorpusOptions['library']): boolean {
  return corpus.poolSize === 0 && library === 'task';
}

/** The tasks that have no skill to choose from where no distractors are added: that they get nothing proves nothing. */
function tasksWithoutLibrary({ tasks, suiteSize }: Corpus, library: CorpusOptions['library']): readonly RoutingTask[] {
  return tasks.filter(({ needed }) => (library === 'suite' ? suiteSize : needed.length) === 0);
}
