import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAtMost } from './readAtMost.ts';
import { isWithin } from './walkFolder.ts';

/**
 * Reads a file that a skill refers to.
 * @param uri of the SKILL.md
 * @returns undefined when it is not there, is too large, or its real path leaves the skill's folder
 */
export async function readReferenced({ uri, path }: { readonly uri: string; readonly path: string }): Promise<Uint8Array | undefined> {
  try {
    const folder = realpathSync.native(dirname(fileURLToPath(uri)));
    const real = realpathSync.native(resolve(folder, path));
    if (!isWithin(real, folder)) return undefined;
    const contents = await readAtMost(real);
    return 'bytes' in contents ? contents.bytes : undefined;
  } catch {
    // Whatever the reason, there is nothing to count.
    return undefined;
  }
}
