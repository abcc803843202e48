import { access, constants, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SkillFile } from '../../protocol/engineApi.ts';
import { CliError, describeError } from '../cliError.ts';
import type { ExcludeFilter } from './excludeFilter.ts';
import { inParallel } from '../../core/util/inParallel.ts';
import { largestFile, readAtMost } from './readAtMost.ts';
import { isSkillFile, noteUnlessGone, walkFolder, type FoundFile } from './walkFolder.ts';

interface FoundSkill extends FoundFile {
  readonly root: string;
}

/** The skill files of a library, and what of it could not be read. */
export interface SkillFiles {
  readonly files: readonly SkillFile[];
  readonly notes: readonly string[];
}

/**
 * Reads every SKILL.md below the folders. A path that two folders share counts for the first.
 * @param folders as the user wrote them; a SKILL.md may be one
 * @throws CliError when one of the folders cannot be read
 */
export async function readSkillFiles(folders: readonly string[], cwd: string, exclude: ExcludeFilter): Promise<SkillFiles> {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const found = new Map<string, FoundSkill>();
  for (const root of folders) {
    const absolute = resolve(cwd, root);
    const single = await singleSkill(root, absolute);
    const below = single ? [single] : (await walkFolder(absolute, await realFolder(root, absolute), exclude, note)).map((file) => ({ ...file, root }));
    for (const file of below) if (!found.has(file.absolute)) found.set(file.absolute, file);
  }
  const firstPaths = [...new Map([...found.values()].reverse().map((file) => [file.real, file])).values()].reverse();
  const contents = new Map<string, Uint8Array>();
  await inParallel(firstPaths, 32, async ({ absolute, real }) => {
    const bytes = await readSkill(absolute, note);
    if (bytes) contents.set(real, bytes);
  });
  const files = [...found.values()].flatMap(({ absolute, below, real, root }): SkillFile[] => {
    const bytes = contents.get(real);
    return bytes ? [{ uri: pathToFileURL(absolute).href, identity: pathToFileURL(real).href, root, path: below, bytes }] : [];
  });
  return { files, notes };
}

/** A SKILL.md that was named itself, as programs do that pass file names on: below the folder that holds its own. */
async function singleSkill(named: string, absolute: string): Promise<FoundSkill | undefined> {
  if (!isSkillFile(basename(absolute))) return undefined;
  const found = await stat(absolute).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const below = `${basename(dirname(absolute))}/${basename(absolute)}`;
  return { absolute, below, real: await realpath(absolute), root: join(named, '..', '..') };
}

async function realFolder(root: string, absolute: string): Promise<string> {
  try {
    if ((await stat(absolute)).isDirectory()) {
      // A folder below may be closed to us and is noted; one that was asked for may not.
      await access(absolute, constants.R_OK | constants.X_OK);
      return await realpath(absolute);
    }
  } catch (error) {
    throw new CliError(`${root}: ${describeError(error)}`);
  }
  throw new CliError(`${root}: it is a file; give the folder that holds it`);
}

async function readSkill(absolute: string, note: (text: string) => void): Promise<Uint8Array | undefined> {
  try {
    const contents = await readAtMost(absolute);
    if ('bytes' in contents) return contents.bytes;
    if (contents.refused === 'too-large') note(`${absolute}: larger than ${largestFile / 1e6} MB, not read`);
  } catch (error) {
    noteUnlessGone(absolute, error, note);
  }
  return undefined;
}
