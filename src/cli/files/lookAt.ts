import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LookAt } from '../../protocol/engineApi.ts';
import { errorCode } from '../cliError.ts';

/** Whether files and folders are there, in the order of the paths, which count from the skill's folder. */
export const lookAt: LookAt = async ({ uri, paths }) => {
  const folder = dirname(fileURLToPath(uri));
  return Promise.all(paths.map((path) => isThere(resolve(folder, path))));
};

async function isThere(absolute: string): Promise<boolean | null> {
  try {
    await stat(absolute);
    return true;
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? false : null;
  }
}
