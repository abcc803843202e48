import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Distractors } from '../../core/routing/evaluationInput.ts';
import { decodeText } from '../../core/skill/decodeText.ts';
import { linesOf } from '../../worker/evaluate/linesOf.ts';
import { readPoolLines } from '../../worker/evaluate/readPoolLines.ts';
import { CliError, describeError } from '../cliError.ts';
import type { CliIo } from '../cliIo.ts';
import type { ExcludeFilter } from '../files/excludeFilter.ts';
import { readSkillFiles } from '../files/skillFiles.ts';

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
  try {
    return await readPoolLines(linesOf(stream));
  } catch (error) {
    throw new CliError(`--distractors: ${named}: ${describeError(error)}`);
  }
}
