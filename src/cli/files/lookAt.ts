import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LookAt } from '../../protocol/engineApi.ts';
import { errorCode } from '../cliError.ts';

/** Whether files and folders are there, in the order of the paths, which count from the skill's folder. */
export const lookAt: LookAt = async ({ uri, paths }) => {
  const folder = dirname(fileURLToPath(uri));
  return paths.map((path) => isThere(resolve(folder, path)));
};

// At once: handing a look to another thread takes ten times as long as the look.
function isThere(absolute: string): boolean | null {
  try {
    return statSync(absolute, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? false : null;
  }
}
