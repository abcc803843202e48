import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onInterruption } from './interruption.ts';

/** An empty folder of our own. */
export interface TempFolder {
  /** Its real path, so that what is opened under it has one name only. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

export async function makeTempFolder(): Promise<TempFolder> {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'skill-loadout-'));
  const forget = onInterruption(() => removeFolder(path));
  return {
    path,
    async remove() {
      await removeFolder(path);
      forget();
    },
  };
}

/** Removes a folder with all it holds; patient, as Windows releases the files of an ended process late. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
