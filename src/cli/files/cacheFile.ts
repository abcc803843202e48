import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { posix, win32 } from 'node:path';
import type { CliIo } from '../cliIo.ts';

/** Larger files are none of ours, in bytes. */
const largest = 150_000_000;

/** Where this user's programs keep what they can compute again, and this one its token counts and what it found. */
export function cacheFolder({ env, platform, homeFolder }: Pick<CliIo, 'env' | 'platform' | 'homeFolder'>): string {
  const own = 'skill-loadout';
  if (platform === 'win32') return win32.join(env['LOCALAPPDATA'] || win32.join(homeFolder, 'AppData', 'Local'), own, 'Cache');
  // The XDG specification: a path that is not absolute is ignored.
  const named = env['XDG_CACHE_HOME'];
  if (named && posix.isAbsolute(named)) return posix.join(named, own);
  return platform === 'darwin' ? posix.join(homeFolder, 'Library', 'Caches', own) : posix.join(homeFolder, '.cache', own);
}

/** @returns undefined when there is none */
export async function readCache(file: string): Promise<string | undefined> {
  try {
    // Before it is opened: opening a pipe waits for its other end.
    const found = await stat(file);
    return found.isFile() && found.size <= largest ? await readFile(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the cache in one step, so that a reader never sees half of it.
 * @returns whether it could be kept; a full disk or a read-only home is no reason to fail
 */
export async function writeCache(folder: string, file: string, cache: string): Promise<boolean> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(temporary, cache, { mode: 0o600 });
    await rename(temporary, file);
    return true;
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined);
    return false;
  }
}
