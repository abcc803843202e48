import { Uri, workspace } from 'vscode';

/** A folder in which skills are looked for. */
export interface Root {
  readonly uri: Uri;
  readonly inWorkspace: boolean;
}

/**
 * The workspace folders and the folders of the locations setting, each once.
 * @param locations absolute paths, `~/…`, URIs, or paths relative to each workspace folder
 * @param home the user's home folder, where there is one
 */
export function findRoots(locations: readonly string[], home: Uri | undefined): readonly Root[] {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  const roots = new Map<string, Root>(folders.map((uri) => [uri.toString(), { uri, inWorkspace: true }]));
  for (const uri of locations.flatMap((location) => resolveLocation(location, folders, home))) {
    const key = uri.toString();
    const inWorkspace = workspace.getWorkspaceFolder(uri) !== undefined;
    if (!roots.has(key) && !inWorkspace) roots.set(key, { uri, inWorkspace });
  }
  return [...roots.values()];
}

function resolveLocation(location: string, folders: readonly Uri[], home: Uri | undefined): readonly Uri[] {
  const written = trimSlash(location.trim());
  if (written === '~' || /^~[\\/]/.test(written)) return home ? [Uri.joinPath(home, written.slice(1))] : [];
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(written)) return [Uri.parse(written, true)];
  if (/^([a-z]:)?[\\/]/i.test(written)) return [Uri.file(written)];
  return folders.map((folder) => Uri.joinPath(folder, written));
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/[\\/]+$/, '') : path;
}
