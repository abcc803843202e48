import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** No skill is as long as a line of this many characters. */
const longestLine = 10_000_000;

/** Bytes, unzipped: more is no pool of skills but a mistake, or a small file made to swell. */
export const largestPool = 500_000_000;

/**
 * The lines of a stream of UTF-8, which may be gzipped, one after the other; never all at once in memory.
 * @param most bytes, unzipped
 * @throws RangeError for a line that no skill is as long as, or for more than `most`
 */
export async function* linesOf(stream: AsyncIterable<string | Uint8Array>, most = largestPool): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 1;
  let bytes = 0;
  for await (const chunk of unzipped(stream)) {
    bytes += chunk.length;
    if (bytes > most) throw new RangeError(`it holds more than ${most / 1e6} MB of text`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    number += lines.length;
    yield* lines;
    if (rest.length > longestLine) throw new RangeError(`line ${number} is longer than ${longestLine / 1e6} MB`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Bytes in pieces, so that no step with them is long. */
export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
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
