import { Position, Range, Uri, window } from 'vscode';
import { messageOf } from '../util/messages.ts';
import type { LibraryIndex } from './libraryIndex.ts';

/** Opens a skill that a webview names, and nothing but skills of the library. @param line from 1; absent = where the reader last was */
export async function openSkill(index: LibraryIndex, given: string, line?: number): Promise<void> {
  if (!index.skills.has(given)) return;
  const uri = Uri.parse(given, true);
  try {
    const at = line !== undefined && Number.isInteger(line) && line >= 1 ? new Position(line - 1, 0) : undefined;
    await window.showTextDocument(uri, at ? { selection: new Range(at, at) } : {});
  } catch (error) {
    // It may be gone without a word from the file watcher.
    index.touched(uri);
    void window.showWarningMessage(`The skill could not be opened: ${messageOf(error)}`);
  }
}
