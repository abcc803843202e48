import { Uri } from 'vscode';
import type { EngineHostApi } from '../../protocol/engineApi.ts';
import type { Platform } from '../platform.ts';
import { inParallel } from '../../core/util/inParallel.ts';
import { lookAtFiles } from './lookAt.ts';
import { referencedReader } from './readReferenced.ts';
import { readCurrent } from './readSkillFile.ts';

/** What the engine may read by itself. */
export function hostFiles(platform: Platform): Pick<EngineHostApi, 'readReferenced' | 'lookAt' | 'readBelow'> {
  return { readReferenced: referencedReader(platform), lookAt: lookAtFiles(platform), readBelow };
}

async function readBelow({ uri, paths }: Parameters<EngineHostApi['readBelow']>[0], cancel: Parameters<EngineHostApi['readBelow']>[1]): Promise<readonly (Uint8Array | undefined)[]> {
  const folder = Uri.parse(uri, true);
  const contents: (Uint8Array | undefined)[] = paths.map(() => undefined);
  await inParallel([...paths.entries()], 16, async ([n, path]) => {
    // A suite names what it likes; whoever asked reports what is missing.
    if (!cancel.aborted) contents[n] = await readCurrent(Uri.joinPath(folder, path)).catch(() => undefined);
  });
  return contents;
}
