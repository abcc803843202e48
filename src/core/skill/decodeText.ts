export interface DecodedText {
  /** Without a byte order mark; what could not be decoded is U+FFFD. */
  readonly text: string;
  readonly bom: boolean;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** UTF-16 offset of the first U+FFFD that stands for invalid bytes; undefined where all were valid. */
  readonly invalidAt: number | undefined;
}

const REPLACEMENT = 0xfffd;
// Few enough arguments for String.fromCharCode on every engine.
const CHUNK = 8192;

function textOf(units: Uint16Array, length: number): string {
  const parts: string[] = [];
  for (let i = 0; i < length; i += CHUNK) {
    // `apply` takes a typed array as it is; spreading one walks its iterator and is ten times slower.
    const chunk = units.subarray(i, Math.min(length, i + CHUNK)) as unknown as number[];
    parts.push(String.fromCharCode.apply(null, chunk));
  }
  return parts.join('');
}

/**
 * Decodes a file's bytes: UTF-8 as the WHATWG decoder does (one U+FFFD for each maximal part of an invalid
 * sequence), or UTF-16 where a byte order mark says so. Linear; never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, 'utf-16be');
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { ...decodeUtf8(bytes, bom ? 3 : 0), bom, encoding: 'utf-8' };
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): DecodedText {
  const length = (bytes.length >> 1) - 1;
  const units = new Uint16Array(length + 1);
  const [low, high] = encoding === 'utf-16le' ? [2, 3] : [3, 2];
  for (let i = 0; i < length; i++) units[i] = (bytes[2 * i + low] ?? 0) | ((bytes[2 * i + high] ?? 0) << 8);
  return { text: textOf(units, length), bom: true, encoding, invalidAt: undefined };
}

function decodeUtf8(bytes: Uint8Array, from: number): { text: string; invalidAt: number | undefined } {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  let invalidAt: number | undefined;
  let i = from;
  while (i < bytes.length) {
    // Most of most files: a loop of its own runs several times as fast.
    while (i < bytes.length && bytes[i]! < 0x80) units[length++] = bytes[i++]!;
    if (i === bytes.length) break;
    const first = bytes[i++] ?? 0;
    // The second byte's bounds keep out overlong forms, surrogates and code points past U+10FFFF.
    let needed = 0;
    let low = 0x80;
    let high = 0xbf;
    if (first >= 0xc2 && first <= 0xdf) needed = 1;
    else if (first >= 0xe0 && first <= 0xef) {
      needed = 2;
      if (first === 0xe0) low = 0xa0;
      if (first === 0xed) high = 0x9f;
    } else if (first >= 0xf0 && first <= 0xf4) {
      needed = 3;
      if (first === 0xf0) low = 0x90;
      if (first === 0xf4) high = 0x8f;
    }
    let point = needed === 1 ? first & 0x1f : needed === 2 ? first & 0x0f : first & 0x07;
    let missing = needed;
    while (missing > 0) {
      const next = bytes[i];
      if (next === undefined || next < low || next > high) break;
      point = (point << 6) | (next & 0x3f);
      low = 0x80;
      high = 0xbf;
      missing--;
      i++;
    }
    if (needed === 0 || missing > 0) {
      invalidAt ??= length;
      units[length++] = REPLACEMENT;
    } else if (point > 0xffff) {
      units[length++] = 0xd800 + ((point - 0x10000) >> 10);
      units[length++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    } else units[length++] = point;
  }
  return { text: textOf(units, length), invalidAt };
}
