import { fileURLToPath } from 'node:url';
import { neverCancelled } from '../core/util/cancel.ts';
import type { SkillFile } from '../protocol/engineApi.ts';
import { answer } from './answer.ts';
import type { CliIo } from './cliIo.ts';
import { exitCodes } from './exitCodes.ts';
import { excludeFilter } from './files/excludeFilter.ts';
import { readSkillFiles } from './files/skillFiles.ts';
import { openEngine, type OpenEngine } from './openEngine.ts';
import { readTask } from './readTask.ts';
import type { Request } from './request.ts';
import { requireRanks } from './requireRanks.ts';
import { harmlessPath } from './text/harmless.ts';
import { createLayout } from './text/layout.ts';

/** A thread takes as long to start as so many skills to compare. */
const leastForThread = 100;

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

  const keepsResults = request.command === 'lint' || request.command === 'health';
  const compares = keepsResults && files.length >= leastForThread && (request.lint.findings.redundant || request.lint.findings.distractors);
  const opened = await openEngine({ ...request, results: keepsResults, compares }, io, verbose);
  try {
    return await answerWith(opened, { request, task, files, notes, note }, io);
  } finally {
    opened.close();
  }
}

interface Reading {
  readonly request: Request;
  readonly task: string;
  readonly files: readonly SkillFile[];
  /** What could not be read. */
  readonly notes: readonly string[];
  readonly note: (text: string) => void;
}

async function answerWith({ engine, results, keepCache }: OpenEngine, { request, task, files, notes, note }: Reading, io: CliIo): Promise<number> {
  const isLint = request.command === 'lint';
  const { stdout } = io;
  const layout = createLayout(stdout.isTTY ? stdout.columns || 80 : Infinity, request.folders, files);
  const reading = await engine.update({ changed: files, removed: [], uncounted: isLint }, neverCancelled);
  const failed = reading?.failed ?? [];
  // Looked for only then: with every count in the cache the ranks are not needed.
  if (failed.length > 0) await requireRanks(io.programFolder, request.encoding);
  for (const { uri, message } of failed) note(`${fileURLToPath(uri)}: could not be read: ${message}`);

  const { text, empty, problems, unwritten } = await answer(engine, request, task, layout, { ...io, files, note, results });
  stdout.write(text);
  await keepCache();
  if (unwritten) return exitCodes.usage;
  const unread = notes.length + failed.length > 0;
  return (request.failOnEmpty && empty) || (request.failOnProblems && (problems || unread)) ? exitCodes.findings : exitCodes.done;
}
