import type { Disposable } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import type { CountCacheFile } from './countCacheFile.ts';
import type { EngineClient } from './engineClient.ts';

/** Saves the engine's token counts a while after the library came to rest. */
export function keepCounts(engine: EngineClient, index: LibraryIndex, file: CountCacheFile): Disposable {
  const saveSoon = new Delayed(() => void save().catch(() => undefined), 2_000);
  const save = async () => {
    if (index.busy) return saveSoon.request();
    if (!engine.running) return;
    const { encoding } = readSettings();
    // A worker that ends meanwhile took its counts along: the next one counts and saves again.
    const cache = await engine.call('exportCache', {});
    if (cache !== undefined) await file.save(encoding, cache);
  };
  const subscription = index.onDidChange(() => saveSoon.request());
  return {
    dispose: () => {
      subscription.dispose();
      saveSoon.dispose();
    },
  };
}
