import { codePointAt } from './codePointAt.ts';

/** UTF-8 never needs more bytes than this for one UTF-16 code unit. */
export const maxBytesPerUnit = 3;

const replacementCharacter = 0xfffd;

/**
 * Writes `text[start, end)` as UTF-8 to the beginning of `bytes`, which must have room for `maxBytesPerUnit` bytes a unit.
 * Lone surrogates become U+FFFD as TextEncoder, which is not part of the language, has it.
 * @returns the number of bytes written
 */
export function writeUtf8(text: string, start: number, end: number, bytes: Uint8Array): number {
  let length = 0;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[length++] = unit;
    } else if (unit < 0x800) {
      bytes[length++] = 0xc0 | (unit >> 6);
      bytes[length++] = 0x80 | (unit & 0x3f);
    } else {
      const codePoint = unit >= 0xd800 && unit < 0xe000 ? scalarAt(text, at, end) : unit;
      if (codePoint > 0xffff) {
        at++;
        bytes[length++] = 0xf0 | (codePoint >> 18);
        bytes[length++] = 0x80 | ((codePoint >> 12) & 0x3f);
      } else {
        bytes[length++] = 0xe0 | (codePoint >> 12);
      }
      bytes[length++] = 0x80 | ((codePoint >> 6) & 0x3f);
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    }
  }
  return length;
}

/** The code point of the surrogate pair at `at`, or U+FFFD where there is no whole pair before `end`. */
function scalarAt(text: string, at: number, end: number): number {
  const codePoint = at + 1 < end ? codePointAt(text, at) : 0;
  return codePoint > 0xffff ? codePoint : replacementCharacter;
}
