import { ProgressLocation, window } from 'vscode';
import { Delayed } from '../util/delayed.ts';
import type { LibraryIndex } from './libraryIndex.ts';

/** Shows in the status bar that skills are being read, once that takes more than half a second. */
export function showIndexProgress(index: LibraryIndex): { dispose(): void } {
  let end: (() => void) | undefined;
  const showSoon = new Delayed(() => {
    if (!index.busy || end) return;
    void window.withProgress({ location: ProgressLocation.Window, title: 'Skill Loadout' }, async (progress) => {
      progress.report({ message: 'reading skills…' });
      const subscription = index.onDidProgress(() => progress.report({ message: `reading skills, ${index.waiting} to go` }));
      await new Promise<void>((resolve) => (end = resolve));
      subscription.dispose();
    });
  }, 500, 500);
  const finish = () => {
    showSoon.dispose();
    end?.();
    end = undefined;
  };
  const subscription = index.onDidProgress(() => (index.busy ? end ?? showSoon.request() : finish()));
  return {
    dispose: () => {
      subscription.dispose();
      finish();
    },
  };
}
