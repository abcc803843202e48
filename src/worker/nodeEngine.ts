import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createLexicalCapabilityModel } from '../core/capability/lexicalCapabilityModel.ts';
import type { EngineHostApi, LookAt } from '../protocol/engineApi.ts';
import { Engine } from './engine.ts';
import { grayMatterSplitter } from './grayMatterSplitter.ts';

/**
 * An engine on Node, as the editor's worker and the command line run it.
 * @param dataFolder where the build put `<encoding>.ranks`; `media/words.vectors` lies beside it
 */
export function createNodeEngine(dataFolder: string, readReferenced: EngineHostApi['readReferenced'], lookAt?: LookAt): Engine {
  return new Engine({
    loadRanks: (encoding) => readFile(join(dataFolder, `${encoding}.ranks`)),
    loadWordVectors: () => readFile(join(dataFolder, '..', 'media', 'words.vectors')),
    hash: (text) => createHash('sha256').update(text).digest('base64url').slice(0, 27),
    splitter: grayMatterSplitter,
    model: createLexicalCapabilityModel(),
    pauses: { now: () => performance.now(), pause: () => setImmediate() },
    readReferenced,
    ...(lookAt && { lookAt }),
  });
}
