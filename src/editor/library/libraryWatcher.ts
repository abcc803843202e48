import { Disposable, RelativePattern, type Uri, workspace } from 'vscode';
import { isSkillFile } from './findSkillFiles.ts';
import type { IgnoreRules } from './ignoreRules.ts';
import { pathBelow } from './pathBelow.ts';
import type { Root } from './roots.ts';

/** What happens to files while the library is open. */
export interface LibraryEvents {
  /** A skill document that was created, changed, edited, saved or closed. @param typed by its user, who waits */
  touched(uri: Uri, typed?: boolean): void;
  /** A file or folder that is gone. */
  gone(uri: Uri): void;
  /** Something else that was created: a folder that arrived whole, perhaps. */
  appeared(uri: Uri): void;
  /** Something else whose content changed. */
  changed(uri: Uri): void;
}

/** Watches roots on disk; folders that move or vanish whole are told of once, without their files. */
export function watchRoots(roots: readonly Root[], rules: IgnoreRules, events: LibraryEvents): Disposable {
  return Disposable.from(
    ...roots.flatMap((root) => {
      const watcher = workspace.createFileSystemWatcher(new RelativePattern(root.uri, '**'));
      const ifSeen = (report: (uri: Uri) => void) => (uri: Uri) => {
        if (!rules.ignores(pathBelow(root.uri, uri) ?? '')) report(uri);
      };
      return [
        watcher,
        watcher.onDidCreate(ifSeen((uri) => (isSkillFile(uri) ? events.touched(uri) : events.appeared(uri)))),
        watcher.onDidChange(ifSeen((uri) => (isSkillFile(uri) ? events.touched(uri) : events.changed(uri)))),
        watcher.onDidDelete(ifSeen((uri) => events.gone(uri))),
      ];
    }),
  );
}

/** Watches editors: what is typed counts before it is saved, and what is on disk counts again afterwards. */
export function watchEditors(events: LibraryEvents): Disposable {
  const touched = (uri: Uri) => isSkillFile(uri) && events.touched(uri);
  return Disposable.from(
    // Also told of when an editor only becomes clean or dirty: then the other text counts.
    workspace.onDidChangeTextDocument(({ document: { uri } }) => isSkillFile(uri) && events.touched(uri, true)),
    // What is opened is looked at: the moment to notice that a watcher missed something.
    workspace.onDidOpenTextDocument(({ uri }) => touched(uri)),
    workspace.onDidCloseTextDocument(({ uri }) => touched(uri)),
  );
}
