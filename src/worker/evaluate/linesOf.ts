import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CliError } from '../cliError.ts';
import { largestFile } from '../files/readAtMost.ts';

/**
 * The lines of a stream of UTF-8, which may be gzipped, one after the other; never all at once in memory.
 * @throws CliError for a line that no skill is as long as
 */
export async function* linesOf(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 1;
  for await (const chunk of unzipped(stream)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    number += lines.length;
    yield* lines;
    if (rest.length > largestFile) throw new CliError(`line ${number} is longer than ${largestFile / 1e6} MB`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

async function* unzipped(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const chunks = bytesOf(stream);
  const { value: first } = await chunks.next();
  if (first === undefined) return;
  const all = restored(first, chunks);
  // By its first bytes, since standard input has no name to tell by.
  if (!(first[0] === 0x1f && first[1] === 0x8b)) yield* all;
  // A failure reaches the reader of the last stream by itself.
  else yield* pipeline(Readable.from(all), createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
}

async function* bytesOf(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of stream) if (chunk.length > 0) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

async function* restored(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* others;
}
