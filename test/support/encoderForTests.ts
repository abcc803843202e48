import { readFile } from 'node:fs/promises';
import { readEncoder } from '../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../src/core/encoder/staticEncoder.ts';

let encoder: Promise<StaticEncoder> | undefined;

/** The encoder that ships, read once for all tests. */
export function encoderForTests(): Promise<StaticEncoder> {
  return (encoder ??= readFile(new URL('../../media/encoder.vectors', import.meta.url)).then((bytes) => new StaticEncoder(readEncoder(bytes))));
}
