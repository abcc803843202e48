import { Uri, workspace } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { pathBelow } from '../library/pathBelow.ts';
import { isFolder } from '../util/isFolder.ts';

/** A suite's skills are below `skills`, or below the suite itself where there is no such folder. */
export async function skillsFolderOf(suite: Uri): Promise<Uri> {
  const skills = Uri.joinPath(suite, 'skills');
  return (await isFolder(skills)) ? skills : suite;
}

/** URIs of the library's skills that are not the suite's. */
export function libraryOutside(index: LibraryIndex, skillsFolder: Uri): readonly string[] {
  return [...index.skills.keys()].filter((uri) => pathBelow(skillsFolder, Uri.parse(uri, true)) === undefined);
}

/** A folder as its user knows it: by its path in the workspace, or the workspace folder's own name. */
export function suiteName(suite: Uri): string {
  const folder = workspace.getWorkspaceFolder(suite);
  return folder?.uri.path === suite.path ? folder.name : workspace.asRelativePath(suite);
}
