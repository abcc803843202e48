import { Uri, workspace } from 'vscode';
import type { LookAt } from '../../protocol/engineApi.ts';
import { isMissing } from '../engine/countCacheFile.ts';
import type { Platform } from '../platform.ts';
import { pathBelow } from './pathBelow.ts';

/** Tells whether something is at paths below a skill's folder; of what lies, or leads, out of the folder it tells nothing. */
export function lookAtFiles({ realUri }: Platform): LookAt {
  return async ({ uri, paths }) => {
    const written = Uri.joinPath(Uri.parse(uri, true), '..');
    const folder = await realUri(written).catch(() => written);
    return Promise.all(paths.map((path) => isThere(folder, Uri.joinPath(folder, path), realUri)));
  };
}

async function isThere(folder: Uri, file: Uri, realUri: Platform['realUri']): Promise<boolean | null> {
  if (pathBelow(folder, file) === undefined) return null;
  try {
    await workspace.fs.stat(file);
    return pathBelow(folder, await realUri(file)) === undefined ? null : true;
  } catch (error) {
    return isMissing(error) ? false : null;
  }
}
