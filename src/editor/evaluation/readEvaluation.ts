import { type CancellationToken, Uri, workspace } from 'vscode';
import type { EvaluateQuestion } from '../../protocol/engineApi.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { largestFile, readCurrent } from '../library/readSkillFile.ts';
import { isFolder } from '../util/isFolder.ts';
import { messageOf } from '../util/messages.ts';
import type { EvaluationChoice } from './evaluationChoice.ts';
import { readFolder } from './readFolder.ts';
import { libraryOutside, skillsFolderOf, suiteName } from './suite.ts';

/** Bytes of a file of distractors as it lies on disk. */
const largestPoolFile = 200_000_000;

/**
 * Reads what an evaluation takes from files.
 * @returns something incomplete when cancelled
 * @throws Error that names the suite or the distractors when they cannot be read
 */
export async function readEvaluation({ suite, distractors, scales }: EvaluationChoice, index: LibraryIndex, token: CancellationToken): Promise<Omit<EvaluateQuestion, 'id'>> {
  const tasks = await readTasks(suite);
  const skillsFolder = await skillsFolderOf(suite);
  const { pool, notes } = await readPool(distractors, skillsFolder, index, token);
  const skills = pool ? undefined : await readFolder(skillsFolder, token);
  return {
    suite: suiteName(suite), tasks, pool,
    skillsFolder: skillsFolder.toString(),
    skills: skills?.files ?? [],
    notes: [...notes, ...(skills?.notes ?? [])],
    ...(scales ? { scales } : {}),
  };
}

async function readTasks(suite: Uri): Promise<Uint8Array> {
  let tasks: Uint8Array | undefined;
  try {
    tasks = await readCurrent(Uri.joinPath(suite, 'tasks.jsonl'));
  } catch (error) {
    throw new Error(`${suiteName(suite)}: a suite has a file tasks.jsonl, a JSON object with "id", "task" and "skills" a line. ${messageOf(error)}`, { cause: error });
  }
  if (!tasks) throw new Error(`${suiteName(suite)}: tasks.jsonl is larger than ${largestFile / 1e6} MB`);
  return tasks;
}

async function readPool(distractors: EvaluationChoice['distractors'], skillsFolder: Uri, index: LibraryIndex, token: CancellationToken): Promise<Pick<EvaluateQuestion, 'pool' | 'notes'>> {
  if (distractors === undefined) return { pool: undefined, notes: [] };
  if (distractors === 'library') {
    await index.settled();
    const uris = libraryOutside(index, skillsFolder);
    if (uris.length > 0) return { pool: { kind: 'library', uris }, notes: [] };
    return { pool: undefined, notes: ['every skill of the library is in the suite, so there are no distractors'] };
  }
  if (await isFolder(distractors)) {
    const { files, notes } = await readFolder(distractors, token);
    return { pool: { kind: 'files', files }, notes };
  }
  return { pool: { kind: 'lines', bytes: await readLines(distractors) }, notes: [] };
}

async function readLines(file: Uri): Promise<Uint8Array> {
  try {
    const { size } = await workspace.fs.stat(file);
    if (size > largestPoolFile) throw new RangeError(`it is larger than ${largestPoolFile / 1e6} MB`);
    return await workspace.fs.readFile(file);
  } catch (error) {
    throw new Error(`distractors ${workspace.asRelativePath(file)}: ${messageOf(error)}`, { cause: error });
  }
}
