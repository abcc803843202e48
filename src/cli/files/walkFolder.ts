import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describeError, errorCode } from '../cliError.ts';
import type { ExcludeFilter } from './excludeFilter.ts';

/** A SKILL.md, found but not read. */
export interface FoundFile {
  readonly absolute: string;
  /** Path below the folder that was walked, forward slashes. */
  readonly below: string;
  /** Real path. */
  readonly real: string;
}

interface Folder extends FoundFile {
  readonly depth: number;
}

const skippedFolders = new Set(['node_modules', '.git']);
const deepest = 32;

/**
 * Finds every SKILL.md (in any case) below a folder. Symbolic links are followed after everything else, so a
 * file's first path is the plain one; each real folder is read once, and what another link leads to is found
 * under that path too.
 * @param real the folder's real path
 * @param note told what could not be searched
 */
export async function walkFolder(absolute: string, real: string, exclude: ExcludeFilter, note: (text: string) => void): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const folders: Folder[] = [{ absolute, below: '', real, depth: 0 }];
  const links: (Folder & { readonly holder: string })[] = [];
  const secondPaths: Folder[] = [];
  const visited = new Set([real]);

  const visit = async (folder: Folder) => {
    for (const entry of await entriesOf(folder, note)) {
      const below = folder.below === '' ? entry.name : `${folder.below}/${entry.name}`;
      if (skippedFolders.has(entry.name) || exclude(below)) continue;
      const child = { absolute: join(folder.absolute, entry.name), below, real: join(folder.real, entry.name), depth: folder.depth + 1 };
      if (entry.isSymbolicLink()) links.push({ ...child, holder: folder.real });
      else if (entry.isDirectory()) enter(child);
      else if (isSkillFile(entry.name)) {
        if (entry.isFile()) found.push(child);
        else note(`${child.absolute}: it is no file, not read`);
      }
    }
  };
  const enter = (folder: Folder) => {
    if (folder.depth > deepest) note(`${folder.absolute}: more than ${deepest} folders deep, not searched`);
    else if (!visited.has(folder.real)) {
      visited.add(folder.real);
      folders.push(folder);
    }
  };

  for (;;) {
    const folder = folders.shift();
    if (folder) await visit(folder);
    else {
      const link = links.shift();
      if (!link) break;
      const isSkill = isSkillFile(link.below.slice(link.below.lastIndexOf('/') + 1));
      const target = await targetOf(link.absolute, isSkill, note);
      if (isSkill && target?.kind === 'file') found.push({ ...link, real: target.real });
      if (isSkill && target?.kind === 'other') note(`${link.absolute}: it leads to no file, not read`);
      if (target?.kind !== 'folder') continue;
      if (!visited.has(target.real)) enter({ ...link, real: target.real });
      // A link to a folder around it is a loop, not one more path worth telling.
      else if (!isWithin(link.holder, target.real)) secondPaths.push({ ...link, real: target.real });
    }
  }
  return [...found, ...alsoFound(found, secondPaths, exclude)];
}

/** Whether a real path is that of a folder or lies below it. */
export function isWithin(real: string, folder: string): boolean {
  return real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a file is a skill by its name, in any case. */
export function isSkillFile(name: string): boolean {
  return name.toLowerCase() === 'skill.md';
}

function alsoFound(found: readonly FoundFile[], secondPaths: readonly Folder[], exclude: ExcludeFilter): FoundFile[] {
  return secondPaths.flatMap((folder) =>
    found
      .filter(({ real }) => isWithin(real, folder.real))
      .map(({ real }) => {
        const rest = real.slice(folder.real.length).split(sep).filter(Boolean);
        return { absolute: join(folder.absolute, ...rest), below: [folder.below, ...rest].join('/'), real };
      })
      .filter(({ below }) => !exclude(below)),
  );
}

async function entriesOf(folder: Folder, note: (text: string) => void): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder.absolute, { withFileTypes: true });
    return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    noteUnlessGone(folder.absolute, error, note);
    return [];
  }
}

/** @param isSkill whether something is lost where the link leads nowhere */
async function targetOf(absolute: string, isSkill: boolean, note: (text: string) => void) {
  try {
    const target = await stat(absolute);
    const kind = target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'other';
    return { kind, real: await realpath(absolute) } as const;
  } catch (error) {
    const code = errorCode(error);
    if (isSkill && (code === 'ELOOP' || code === 'ENOENT')) note(`${absolute}: it is a link that leads ${code === 'ELOOP' ? 'to itself' : 'nowhere'}, not read`);
    else if (code !== 'ELOOP') noteUnlessGone(absolute, error, note);
    return undefined;
  }
}

/** What vanished since its folder was read is no news, unless its name was the reason. */
export function noteUnlessGone(absolute: string, error: unknown, note: (text: string) => void): void {
  const gone = errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR';
  if (gone && absolute.includes('\ufffd')) note(`${absolute}: its name is not valid UTF-8, so it cannot be read; rename it`);
  else if (!gone) note(`${absolute}: ${describeError(error)}`);
}
