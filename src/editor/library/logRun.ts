import type { LogOutputChannel } from 'vscode';
import { settingProblems } from '../settings.ts';
import { isFolder } from '../util/isFolder.ts';
import type { Root } from './roots.ts';

/** One line for each folder and each setting that is not what the user may think. @param found skills */
export async function logRun(log: LogOutputChannel, roots: readonly Root[], found: number): Promise<void> {
  for (const problem of settingProblems()) log.warn(problem);
  for (const { uri } of roots) if (!(await isFolder(uri))) log.warn(`${uri.toString(true)}: there is no such folder`);
  log.info(`${found} SKILL.md in ${roots.map(({ uri }) => uri.toString(true)).join(', ') || 'no folder'}`);
}
