import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import type { Engine } from '../worker/engine.ts';
import { createNodeEngine } from '../worker/nodeEngine.ts';
import { RemoteComparison } from '../worker/remoteComparison.ts';
import { ResultCache } from '../worker/resultCache.ts';
import type { CliIo } from './cliIo.ts';
import { cacheFolder, readCache, writeCache } from './files/cacheFile.ts';
import { lookAt } from './files/lookAt.ts';
import { programHash } from './files/programHash.ts';
import { readReferenced } from './files/readReferenced.ts';

/** An engine with what earlier runs counted and found. */
export interface OpenEngine {
  readonly engine: Engine;
  /** What earlier runs found; undefined where nothing is kept. */
  readonly results: ResultCache | undefined;
  /** Keeps both for later runs. */
  readonly keepCache: () => Promise<void>;
  /** Ends what would keep the program running. */
  readonly close: () => void;
}

export interface OpenRequest {
  readonly encoding: EncodingName;
  /** Whether the cache folder is used. */
  readonly cache: boolean;
  /** Whether what is found is kept too, and not only token counts. */
  readonly results?: boolean;
  /** Whether so many descriptions are compared that it is worth a thread. */
  readonly compares?: boolean;
}

/** @param verbose told what happens to the cache */
export async function openEngine(request: OpenRequest, io: CliIo, verbose: (text: string) => void): Promise<OpenEngine> {
  const folder = cacheFolder(io);
  const countsFile = join(folder, `tokens-${request.encoding}.json`);
  const resultsFile = join(folder, 'results.txt');
  const results = request.cache && request.results ? await openResults(io.programFolder, resultsFile, verbose) : undefined;
  const comparison = request.compares && io.startComparison ? new RemoteComparison(io.startComparison) : undefined;
  const engine = createNodeEngine(io.programFolder, { readReferenced, lookAt, ...(results && { results }), comparison });
  const counts = request.cache ? await readCache(countsFile) : undefined;
  if (counts !== undefined && !isJson(counts)) verbose(`${countsFile} is damaged; every token is counted again`);
  await engine.configure({ encoding: request.encoding, cache: counts });
  const keep = async (file: string, content: string | undefined) => {
    if (content !== undefined && !(await writeCache(folder, file, content))) verbose(`${file} could not be written; the next run works it out again`);
  };
  const keepCache = async () => {
    if (request.cache) await keep(countsFile, await engine.exportCache());
    if (results) await keep(resultsFile, results.export());
  };
  return { engine, results, keepCache, close: () => comparison?.end() };
}

async function openResults(programFolder: string, file: string, verbose: (text: string) => void): Promise<ResultCache | undefined> {
  const version = await programHash(programFolder);
  if (version === undefined) return undefined;
  const results = new ResultCache(version, (text) => createHash('sha256').update(text).digest('base64url').slice(0, 27));
  const kept = await readCache(file);
  if (kept !== undefined && !results.import(kept)) verbose(`${file} is of another version or damaged; everything is worked out again`);
  return results;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
