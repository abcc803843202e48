import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes with anything that results of the program follow from: its code, and the words that it was trained on.
 * @returns undefined where it cannot be told, as for a program that runs from its sources
 */
export async function programHash(programFolder: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for (const file of ['cli.cjs', join('..', 'media', 'words.vectors'), join('..', 'media', 'encoder.vectors')]) hash.update(await readFile(join(programFolder, file))).update('\n');
  } catch {
    return undefined;
  }
  return hash.digest('base64url');
}
