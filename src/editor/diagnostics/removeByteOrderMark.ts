import { type Uri, window, workspace } from 'vscode';

const mark = [0xef, 0xbb, 0xbf];

/** Takes the byte order mark off a file on disk. VS Code counts it to the encoding, not to the text, so no edit can. */
export async function removeByteOrderMark(uri: Uri): Promise<void> {
  const document = workspace.textDocuments.find((each) => each.uri.toString() === uri.toString());
  if (document?.isDirty && !(await document.save())) {
    void window.showWarningMessage('Skill Loadout: the byte order mark can be removed once the file is saved.');
    return;
  }
  const bytes = await workspace.fs.readFile(uri);
  if (mark.every((byte, at) => bytes[at] === byte)) await workspace.fs.writeFile(uri, bytes.subarray(mark.length));
}
