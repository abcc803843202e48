import { hashBytes } from './hashBytes.ts';

/**
 * The content of a rank file, the compact form of an encoding's ranks. As bytes, numbers little-endian:
 * magic (4), version (1), checksum of all that follows (4), pattern length (2), number of tokens (4),
 * pattern (one byte a character), length of each token in bytes (1 each), the tokens' bytes in order of rank.
 */
export interface RankFile {
  /** The regular expression that cuts text into pieces, to be used with the flags `ug`; ASCII. */
  readonly pattern: string;
  /** Byte length of the token of each rank, 1 to 255. */
  readonly lengths: Uint8Array;
  /** The tokens' bytes, one after the other in order of rank. */
  readonly bytes: Uint8Array;
}

const magic = [0x42, 0x50, 0x45, 0x52]; // BPER
const version = 1;
const checksumAt = 5;
const bodyAt = 9;
const patternAt = 15;

/** @throws RangeError when the pattern is not ASCII */
export function writeRankFile({ pattern, lengths, bytes }: RankFile): Uint8Array {
  const lengthsAt = patternAt + pattern.length;
  const file = new Uint8Array(lengthsAt + lengths.length + bytes.length);
  const view = new DataView(file.buffer);
  file.set(magic);
  file[magic.length] = version;
  view.setUint16(bodyAt, pattern.length, true);
  view.setUint32(bodyAt + 2, lengths.length, true);
  for (let at = 0; at < pattern.length; at++) {
    const unit = pattern.charCodeAt(at);
    if (unit > 127) throw new RangeError(`The pattern of a rank file must be ASCII, but has ${JSON.stringify(pattern[at])} at ${at}`);
    file[patternAt + at] = unit;
  }
  file.set(lengths, lengthsAt);
  file.set(bytes, lengthsAt + lengths.length);
  view.setUint32(checksumAt, hashBytes(file, bodyAt, file.length), true);
  return file;
}

/**
 * Reads what `writeRankFile` wrote; the arrays of the result are views into `file`.
 * @throws Error saying what is wrong when `file` is something else, of another version, cut short or changed
 */
export function readRankFile(file: Uint8Array): RankFile {
  if (file.length < patternAt || magic.some((byte, at) => file[at] !== byte)) throw new Error('This is not a rank file');
  if (file[magic.length] !== version) {
    throw new Error(`This rank file has format version ${file[magic.length]}, but version ${version} is needed: build again`);
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(checksumAt, true) !== hashBytes(file, bodyAt, file.length)) {
    throw new Error('This rank file is damaged: its checksum does not match');
  }
  const lengthsAt = patternAt + view.getUint16(bodyAt, true);
  const bytesAt = lengthsAt + view.getUint32(bodyAt + 2, true);
  return {
    pattern: String.fromCharCode(...file.subarray(patternAt, lengthsAt)),
    lengths: file.subarray(lengthsAt, bytesAt),
    bytes: file.subarray(bytesAt),
  };
}
