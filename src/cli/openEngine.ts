import { join } from 'node:path';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import type { Engine } from '../worker/engine.ts';
import { createNodeEngine } from '../worker/nodeEngine.ts';
import type { CliIo } from './cliIo.ts';
import { cacheFolder, readCache, writeCache } from './files/cacheFile.ts';
import { lookAt } from './files/lookAt.ts';
import { readReferenced } from './files/readReferenced.ts';

/** An engine with the token counts of earlier runs. */
export interface OpenEngine {
  readonly engine: Engine;
  /** Keeps the counts for later runs. */
  readonly keepCache: () => Promise<void>;
}

/** @param verbose told what happens to the cache */
export async function openEngine(request: { readonly encoding: EncodingName; readonly cache: boolean }, io: CliIo, verbose: (text: string) => void): Promise<OpenEngine> {
  const engine = createNodeEngine(io.programFolder, { readReferenced, lookAt });
  const folder = cacheFolder(io);
  const file = join(folder, `tokens-${request.encoding}.json`);
  const cache = request.cache ? await readCache(file) : undefined;
  if (cache !== undefined && !isJson(cache)) verbose(`${file} is damaged; every token is counted again`);
  await engine.configure({ encoding: request.encoding, cache });
  return { engine, keepCache: async () => (request.cache ? keep(engine, folder, file, verbose) : undefined) };
}

async function keep(engine: Engine, folder: string, file: string, verbose: (text: string) => void): Promise<void> {
  const cache = await engine.exportCache();
  if (cache !== undefined && !(await writeCache(folder, file, cache))) verbose(`${file} could not be written; the next run counts again`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
