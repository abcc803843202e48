import { FileType, type Uri, workspace } from 'vscode';

/** Whether there is such a folder now. */
export async function isFolder(uri: Uri): Promise<boolean> {
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.Directory) !== 0;
  } catch {
    return false;
  }
}
