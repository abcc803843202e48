import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';
import { removeFolder } from './tempFolder.ts';

const cache = join(root, '.vscode-test');

/**
 * Gives a folder that is filled once and kept between runs. It is filled under another name and renamed when
 * complete, so an interrupted attempt is never taken for a finished one, and two attempts at once do no harm.
 * @param kind what it holds; folders of the same kind and another version are removed
 * @param version a change makes it anew
 */
export async function prepareOnce(kind: string, version: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, `${kind}-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  await removeLeftovers(kind);
  const partial = join(cache, `${kind}-partial-${process.pid}`);
  await mkdir(partial);
  try {
    await fill(partial);
    await rename(partial, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await removeFolder(partial);
  }
  return folder;
}

async function removeLeftovers(kind: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const [, rest] = name.split(`${kind}-`);
    if (!name.startsWith(`${kind}-`) || rest === undefined) continue;
    const owner = /^partial-(\d+)$/.exec(rest)?.[1];
    if (owner === undefined || !isRunning(Number(owner))) await removeFolder(join(cache, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
