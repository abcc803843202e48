import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neverCancelled } from '../core/util/cancel.ts';
import type { EngineApi } from '../protocol/engineApi.ts';
import { createNodeEngine } from '../worker/nodeEngine.ts';
import { answer } from './answer.ts';
import type { CliIo } from './cliIo.ts';
import { exitCodes } from './exitCodes.ts';
import { cacheFolder, readCache, writeCache } from './files/cacheFile.ts';
import { excludeFilter } from './files/excludeFilter.ts';
import { readReferenced } from './files/readReferenced.ts';
import { readSkillFiles } from './files/skillFiles.ts';
import { readTask } from './readTask.ts';
import type { Request } from './request.ts';
import { requireRanks } from './requireRanks.ts';
import { harmlessPath } from './text/harmless.ts';
import { createLayout } from './text/layout.ts';

/**
 * Does what a request asks and prints the answer.
 * @returns the exit code
 * @throws CliError when the input cannot be read
 */
export async function execute(request: Request, io: CliIo): Promise<number> {
  const note = (text: string) => void io.stderr.write(`skill-loadout: note: ${harmlessPath(text)}\n`);
  const verbose = (text: string) => (request.verbose ? note(text) : undefined);
  const task = request.task === undefined ? '' : await readTask(request.task, io);
  const { files, notes } = await readSkillFiles(request.folders, io.cwd, excludeFilter(request.exclude));
  notes.forEach(note);

  const engine = createNodeEngine(io.programFolder, readReferenced);
  const folder = cacheFolder(io);
  const cacheFile = join(folder, `tokens-${request.encoding}.json`);
  const cache = request.cache ? await readCache(cacheFile) : undefined;
  if (cache !== undefined && !isJson(cache)) verbose(`${cacheFile} is damaged; every token is counted again`);
  await engine.configure({ encoding: request.encoding, cache });

  const { stdout } = io;
  const layout = createLayout(stdout.isTTY ? stdout.columns || 80 : Infinity, request.folders, files);
  const reading = await engine.update({ changed: files, removed: [] }, neverCancelled);
  const failed = reading?.failed ?? [];
  // Looked for only then: with every count in the cache the ranks are not needed.
  if (failed.length > 0) await requireRanks(io.programFolder, request.encoding);
  for (const { uri, message } of failed) note(`${fileURLToPath(uri)}: could not be read: ${message}`);

  const { text, empty, problems } = await answer(engine, request, task, layout);
  stdout.write(text);
  if (request.cache) await keepCache(engine, folder, cacheFile, verbose);
  const unread = notes.length + failed.length > 0;
  return (request.failOnEmpty && empty) || (request.failOnProblems && (problems || unread)) ? exitCodes.findings : exitCodes.done;
}

async function keepCache(engine: EngineApi, folder: string, file: string, verbose: (text: string) => void): Promise<void> {
  const cache = await engine.exportCache({}, neverCancelled);
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
