import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { decodeText } from '../core/skill/decodeText.ts';
import { CliError, describeError } from './cliError.ts';
import type { CliIo } from './cliIo.ts';
import { largestFile } from './files/readAtMost.ts';
import type { TaskSource } from './request.ts';

/** @throws CliError when the task cannot be read, is too large or empty */
export async function readTask(source: TaskSource, io: Pick<CliIo, 'stdin' | 'stderr' | 'cwd'>): Promise<string> {
  const task = await textOf(source, io);
  if (task.trim() === '') throw new CliError('The task is empty: say in words what is to be done.');
  return task;
}

async function textOf(source: TaskSource, { stdin, stderr, cwd }: Pick<CliIo, 'stdin' | 'stderr' | 'cwd'>): Promise<string> {
  if (source === 'stdin') {
    if (stdin.isTTY) stderr.write('Type the task; end it with Ctrl+D (Windows: Ctrl+Z, Enter) on a line of its own.\n');
    return readAll('Standard input', stdin);
  }
  if ('text' in source) return source.text;
  // A stream, because a shell may put a pipe in place of the file.
  return readAll(`--task-file ${source.file}`, createReadStream(resolve(cwd, source.file)) as AsyncIterable<Uint8Array>);
}

async function readAll(named: string, stream: AsyncIterable<string | Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > largestFile) throw new CliError(`a task may have at most ${largestFile / 1e6} MB`);
      chunks.push(bytes);
    }
  } catch (error) {
    throw new CliError(`${named}: ${describeError(error)}`);
  }
  return decodeText(Buffer.concat(chunks)).text;
}
