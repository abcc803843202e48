import { FileType, type CancellationToken, RelativePattern, Uri, workspace } from 'vscode';
import { inParallel } from '../../core/util/inParallel.ts';
import type { IgnoreRules } from './ignoreRules.ts';
import { pathBelow } from './pathBelow.ts';
import type { Root } from './roots.ts';

const deepest = 32;
const mostFolders = 200_000;

/** Any case: hosts on some disks read `skill.md`, and the wrong case is reported. */
const anyCase = '**/[sS][kK][iI][lL][lL].[mM][dD]';

export function isSkillFile(uri: Uri): boolean {
  return /(^|\/)skill\.md$/i.test(uri.path);
}

/** Finds the skill documents below a root by VS Code's file search, or by walking where there is none. */
export async function findSkillFiles(root: Root, rules: IgnoreRules, token: CancellationToken, onUnreadable: (folder: Uri, error: unknown) => void): Promise<readonly Uri[]> {
  const found = await workspace.findFiles(new RelativePattern(root.uri, anyCase), rules.glob, undefined, token);
  // A file search that finds nothing may be one that is not there: virtual file systems often have none.
  if (found.length === 0 && root.uri.scheme !== 'file') return walkForSkillFiles(root.uri, root.uri, rules, token, onUnreadable);
  return found.filter((uri) => !rules.ignores(pathBelow(root.uri, uri) ?? ''));
}

/**
 * Finds the skill documents below `folder` by reading folders. Ends by itself where links form a loop: at a
 * depth of 32 below the root, or after 200,000 folders.
 * @param folder `root` or a folder below it
 */
export async function walkForSkillFiles(root: Uri, folder: Uri, rules: IgnoreRules, token: CancellationToken, onUnreadable: (folder: Uri, error: unknown) => void): Promise<readonly Uri[]> {
  const found: Uri[] = [];
  let level = [folder];
  for (let read = 0; level.length > 0 && read < mostFolders && !token.isCancellationRequested; read += level.length) {
    const below: Uri[] = [];
    await inParallel(level, 16, async (each) => {
      if (token.isCancellationRequested) return;
      for (const [name, type] of await readFolder(each, onUnreadable)) {
        const uri = Uri.joinPath(each, name);
        const path = pathBelow(root, uri) ?? name;
        if (rules.ignores(path)) continue;
        if (type & FileType.Directory && path.split('/').length < deepest) below.push(uri);
        if (type & FileType.File && isSkillFile(uri)) found.push(uri);
      }
    });
    level = below;
  }
  return found;
}

async function readFolder(folder: Uri, onUnreadable: (folder: Uri, error: unknown) => void): Promise<readonly [string, FileType][]> {
  try {
    return await workspace.fs.readDirectory(folder);
  } catch (error) {
    onUnreadable(folder, error);
    return [];
  }
}
