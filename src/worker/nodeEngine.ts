import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createCapabilityModel } from '../core/capability/createCapabilityModel.ts';
import { readEncoder } from '../core/encoder/readEncoder.ts';
import { StaticEncoder } from '../core/encoder/staticEncoder.ts';
import { LibraryComparer } from './compareLibrary.ts';
import { Engine, type EnginePorts } from './engine.ts';
import { chunksOf, linesOf } from './evaluate/linesOf.ts';
import { grayMatterSplitter } from './grayMatterSplitter.ts';

/**
 * An engine on Node, as the editor's worker and the command line run it.
 * @param dataFolder where the build put `<encoding>.ranks`; `media/words.vectors` and `media/encoder.vectors` lie beside it
 */
export function createNodeEngine(dataFolder: string, host: Pick<EnginePorts, 'readReferenced' | 'lookAt' | 'suiteHost' | 'results' | 'comparison'>): Engine {
  return new Engine({
    loadRanks: (encoding) => readFile(join(dataFolder, `${encoding}.ranks`)),
    loadWordVectors: () => loadWordVectors(dataFolder),
    loadEncoder: async () => new StaticEncoder(readEncoder(await readFile(join(dataFolder, '..', 'media', 'encoder.vectors')))),
    hash: (content) => createHash('sha256').update(content).digest('base64url').slice(0, 27),
    splitter: grayMatterSplitter,
    createModel: createCapabilityModel,
    pauses: { now: () => performance.now(), pause: () => setImmediate() },
    linesOf: (bytes) => linesOf(chunksOf(bytes)),
    ...host,
  });
}

/** What such an engine compares skills with, for a thread of its own. */
export function createNodeComparer(dataFolder: string): LibraryComparer {
  return new LibraryComparer(() => loadWordVectors(dataFolder), createCapabilityModel(undefined));
}

function loadWordVectors(dataFolder: string): Promise<Uint8Array> {
  return readFile(join(dataFolder, '..', 'media', 'words.vectors'));
}
