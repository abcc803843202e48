import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SuiteFiles } from '../../core/routing/corpus.ts';
import { readTaskLines } from '../../core/routing/taskLines.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import { CliError, describeError } from '../cliError.ts';
import type { ExcludeFilter } from '../files/excludeFilter.ts';
import { inParallel } from '../../core/util/inParallel.ts';
import { readAtMost } from '../files/readAtMost.ts';
import { readSkillFiles } from '../files/skillFiles.ts';

/**
 * Reads a suite: `tasks.jsonl`, and the skills below `skills/`, or below the suite itself where there is no such folder.
 * @param suite the folder as the user wrote it
 * @param whole whether every skill is read, not only those that a task needs
 * @throws CliError when there is no suite
 */
export async function readSuite(suite: string, cwd: string, whole: boolean, exclude: ExcludeFilter): Promise<SuiteFiles & { readonly notes: readonly string[] }> {
  const folder = resolve(cwd, suite);
  const tasks = await readTasks(join(folder, 'tasks.jsonl'), suite);
  const below = (await isFolder(join(folder, 'skills'))) ? 'skills' : '';
  const skills = new Map<string, string>();
  let notes: readonly string[] = [];
  if (whole) {
    const library = await readSkillFiles([join(suite, below)], cwd, exclude);
    for (const { path, bytes } of library.files) skills.set(path, decodeText(bytes).text);
    notes = library.notes;
  }
  const needed = readTaskLines(tasks).tasks.flatMap(({ skills: paths }) => paths);
  await inParallel([...new Set(needed)].filter((path) => !skills.has(path)), 32, async (path) => {
    const contents = await readAtMost(join(folder, below, path)).catch(() => undefined);
    if (contents !== undefined && 'bytes' in contents) skills.set(path, decodeText(contents.bytes).text);
  });
  return { tasks, skills, notes };
}

async function readTasks(file: string, suite: string): Promise<string> {
  try {
    const contents = await readAtMost(file);
    if ('bytes' in contents) return decodeText(contents.bytes).text;
  } catch (error) {
    throw new CliError(`${suite}: a suite has a file tasks.jsonl, a JSON object with "id", "task" and "skills" a line. tasks.jsonl: ${describeError(error)}`);
  }
  throw new CliError(`${suite}: tasks.jsonl is no file of at most 10 MB`);
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then((found) => found.isDirectory(), () => false);
}
