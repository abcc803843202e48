import { ProgressLocation, window } from 'vscode';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from './libraryIndex.ts';

/** Starts over with a fresh worker and reads every skill again, with a progress that can be cancelled. */
export async function rebuildIndex(engine: EngineClient, index: LibraryIndex): Promise<void> {
  engine.stop('the index is rebuilt');
  const options = { location: ProgressLocation.Notification, title: 'Skill Loadout: reading skills', cancellable: true };
  const finished = await window.withProgress(options, async (progress, token) => {
    const subscription = index.onDidProgress(() => progress.report({ message: `${index.skills.size} read, ${index.waiting} to go` }));
    try {
      return await index.rebuild(token);
    } finally {
      subscription.dispose();
    }
  });
  const skills = index.skills.size === 1 ? '1 skill' : `${index.skills.size.toLocaleString('en')} skills`;
  window.setStatusBarMessage(finished ? `Skill Loadout: ${skills} read` : `Skill Loadout: cancelled after ${skills}`, 5_000);
}
