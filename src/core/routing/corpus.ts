import { seededOrder } from './seededOrder.ts';
import { readTaskLines, type LineProblem } from './taskLines.ts';

/** A SKILL.md as its host found it. */
export interface RoutingDocument {
  /** Forward slashes, the file's own name last; below the suite's skills or the pool. */
  readonly path: string;
  readonly text: string;
}

/** A labelled task. */
export interface RoutingTask {
  readonly id: string;
  readonly task: string;
  /** Indices of the documents that it needs, ascending; none = nothing should load. */
  readonly needed: readonly number[];
}

/** Everything that is evaluated on: the suite's documents, then the distractors in their seeded order. */
export interface Corpus {
  readonly tasks: readonly RoutingTask[];
  readonly documents: readonly RoutingDocument[];
  /** How many of `documents`, from the first, are the suite's. */
  readonly suiteSize: number;
  /** Distractors that there are, each text once; `documents` may hold fewer. */
  readonly poolSize: number;
  readonly problems: readonly LineProblem[];
  /** Distractors that are left out since their text is that of a skill of the suite or of another distractor. */
  readonly copies: number;
}

/** What a suite is made of. */
export interface SuiteFiles {
  /** The text of `tasks.jsonl`. */
  readonly tasks: string;
  /** Texts of the suite's SKILL.md files by path below its skills. */
  readonly skills: ReadonlyMap<string, string>;
}

export interface CorpusOptions {
  readonly seed: number;
  /** `task`: only documents that a task needs; `suite`: every skill of the suite. */
  readonly library: 'task' | 'suite';
  /** Distractors that are needed: the largest scale. */
  readonly mostDistractors: number;
}

/**
 * Puts a suite and a pool together (2610.18522, sections 2.1 and 3.1: S_s = G and D_s, D_s the first s of one seeded
 * order, the same for every task). Documents with one text are one skill, and none is a golden skill and a distractor.
 * @param pool distractors in the order they are given
 */
export function assembleCorpus({ tasks: lines, skills }: SuiteFiles, pool: readonly RoutingDocument[], options: CorpusOptions): Corpus {
  const read = readTaskLines(lines);
  const problems = [...read.problems];
  const documents: RoutingDocument[] = [];
  const byText = new Map<string, number>();
  const add = (document: RoutingDocument): number => {
    const known = byText.get(document.text);
    if (known !== undefined) return known;
    byText.set(document.text, documents.length);
    return documents.push(document) - 1;
  };
  const tasks: RoutingTask[] = [];
  for (const { line, id, task, skills: paths } of read.tasks) {
    const missing = paths.filter((path) => !skills.has(path));
    if (missing.length > 0) problems.push({ line, message: `${missing.map(unreadable).join('; ')}; the task is ${missing.length === paths.length ? 'skipped' : 'measured without'}` });
    if (missing.length > 0 && missing.length === paths.length) continue;
    const needed = new Set(paths.flatMap((path) => {
      const text = skills.get(path);
      return text === undefined ? [] : [add({ path, text })];
    }));
    tasks.push({ id, task, needed: [...needed].sort((a, b) => a - b) });
  }
  if (options.library === 'suite') for (const [path, text] of skills) add({ path, text });
  const suiteSize = documents.length;
  const distinct = pool.filter(({ text }) => !byText.has(text) && byText.set(text, -1));
  const order = seededOrder(distinct.length, options.seed).subarray(0, options.mostDistractors);
  problems.sort((a, b) => a.line - b.line);
  return {
    tasks, suiteSize, problems,
    documents: [...documents, ...Array.from(order, (index) => distinct[index]!)],
    poolSize: distinct.length,
    copies: pool.length - distinct.length,
  };
}

/** What is wrong with a path, and what to write instead where it is not that of a file. */
function unreadable(path: string): string {
  const isFile = /\.md$/i.test(path);
  return `${path} cannot be read${isFile ? '' : ` as a file: write ${path.replace(/\/+$/, '')}/SKILL.md`}`;
}
