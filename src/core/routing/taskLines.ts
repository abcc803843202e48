import { readJsonObject } from './readJsonObject.ts';

/** A line of a suite's `tasks.jsonl`, understood. */
export interface TaskLine {
  /** From 1. */
  readonly line: number;
  readonly id: string;
  readonly task: string;
  /** Paths of the SKILL.md files that the task needs, below the suite's skills, forward slashes, each once; [] = nothing should load. */
  readonly skills: readonly string[];
}

/** What is wrong with a line, and what happens to it. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Reads `tasks.jsonl`, one JSON object a line. A line that is not understood is reported and skipped; empty lines are nothing. */
export function readTaskLines(text: string): { readonly tasks: readonly TaskLine[]; readonly problems: readonly LineProblem[] } {
  const tasks: TaskLine[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, written] of text.replace(/^\ufeff/, '').split(/\r?\n/).entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const read = readTaskLine(written, line);
    const first = typeof read === 'string' ? undefined : lineOf.get(read.id);
    if (typeof read === 'string') problems.push({ line, message: `${read}; the line is skipped` });
    else if (first !== undefined) problems.push({ line, message: `the id ${JSON.stringify(read.id)} is that of line ${first} already; the line is skipped` });
    else {
      lineOf.set(read.id, line);
      tasks.push(read);
    }
  }
  return { tasks, problems };
}

/** The task of a line, or what is wrong with it. */
function readTaskLine(written: string, line: number): TaskLine | string {
  const fields = readJsonObject(written);
  if (typeof fields === 'string') return fields;
  const { id, task, skills } = fields;
  if (typeof id !== 'string' || id.trim() === '') return '"id" must be a text that is not empty';
  if (typeof task !== 'string' || task.trim() === '') return '"task" must be a text that is not empty';
  if (!Array.isArray(skills) || !skills.every((path): path is string => typeof path === 'string')) {
    return '"skills" must be a list of paths, or [] where nothing should load';
  }
  const paths = skills.map((path) => path.replace(/^(?:\.\/)+/, ''));
  const outside = paths.find((path) => path === '' || path.startsWith('/') || path.includes('\\') || path.split('/').includes('..'));
  if (outside !== undefined) return `${JSON.stringify(outside)} must be a path below the suite's skills, with forward slashes`;
  return { line, id, task, skills: [...new Set(paths)] };
}
