import { Uri, window } from 'vscode';
import { messageOf } from '../util/messages.ts';
import type { LibraryIndex } from './libraryIndex.ts';

/** Opens a skill that a webview names, and nothing but skills of the library. */
export async function openSkill(index: LibraryIndex, given: string): Promise<void> {
  if (!index.skills.has(given)) return;
  const uri = Uri.parse(given, true);
  try {
    await window.showTextDocument(uri);
  } catch (error) {
    // It may be gone without a word from the file watcher.
    index.touched(uri);
    void window.showWarningMessage(`The skill could not be opened: ${messageOf(error)}`);
  }
}
