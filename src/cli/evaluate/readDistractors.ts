import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RoutingDocument } from '../../core/routing/corpus.ts';
import { readDistractorLine } from '../../core/routing/distractorLine.ts';
import type { LineProblem } from '../../core/routing/taskLines.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import { CliError, describeError } from '../cliError.ts';
import type { CliIo } from '../cliIo.ts';
import type { ExcludeFilter } from '../files/excludeFilter.ts';
import { readSkillFiles } from '../files/skillFiles.ts';
import { linesOf } from './linesOf.ts';

/** A pool of skills that no task needs, in the order they are given, and what of it could not be read. */
export interface Distractors {
  readonly documents: readonly RoutingDocument[];
  readonly problems: readonly LineProblem[];
  readonly notes: readonly string[];
}

/**
 * Reads a folder of skills, or JSON lines from a file (gzipped or not) or from standard input.
 * @param source as the user wrote it; `-` is standard input
 * @throws CliError when it cannot be read
 */
export async function readDistractors(source: string, { stdin, cwd }: Pick<CliIo, 'stdin' | 'cwd'>, exclude: ExcludeFilter): Promise<Distractors> {
  if (source === '-') return readLines('standard input', stdin);
  const absolute = resolve(cwd, source);
  try {
    if (!(await stat(absolute)).isDirectory()) return await readLines(source, createReadStream(absolute) as AsyncIterable<Uint8Array>);
  } catch (error) {
    throw error instanceof CliError ? error : new CliError(`--distractors ${source}: ${describeError(error)}`);
  }
  const { files, notes } = await readSkillFiles([source], cwd, exclude);
  return { documents: files.map(({ path, bytes }) => ({ path, text: decodeText(bytes).text })), problems: [], notes };
}

async function readLines(named: string, stream: AsyncIterable<string | Uint8Array>): Promise<Distractors> {
  const documents: RoutingDocument[] = [];
  const problems: LineProblem[] = [];
  let line = 0;
  try {
    for await (const written of linesOf(stream)) {
      line++;
      if (written.trim() === '') continue;
      const document = readDistractorLine(written, line);
      if (typeof document === 'string') problems.push({ line, message: `${document}; the line is skipped` });
      else documents.push(document);
    }
  } catch (error) {
    throw new CliError(`--distractors: ${named}: ${describeError(error)}`);
  }
  return { documents, problems, notes: [] };
}
