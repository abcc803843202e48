import assert from 'node:assert/strict';
import { maxBytesPerUnit, writeUtf8 } from '../../../../src/core/tokens/utf8.ts';
import { random } from '../../../support/random.ts';
import { randomText } from '../../../support/randomText.ts';

function encode(text: string, start: number, end: number): Uint8Array {
  const bytes = new Uint8Array((end - start) * maxBytesPerUnit);
  return bytes.subarray(0, writeUtf8(text, start, end, bytes));
}

describe('writeUtf8', () => {
  it('writes what TextEncoder writes, for every code point and every lone surrogate', () => {
    const encoder = new TextEncoder();
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += codePoint < 0x11000 ? 1 : 61) {
      const text = String.fromCodePoint(codePoint);
      assert.deepEqual(encode(text, 0, text.length), encoder.encode(text));
    }
  });

  it('writes what TextEncoder writes for any part of any text', () => {
    const source = random(2);
    for (let run = 0; run < 2000; run++) {
      const text = randomText(source, 40);
      const start = source.int(text.length);
      const end = start + source.int(text.length - start + 1);
      assert.deepEqual(encode(text, start, end), new TextEncoder().encode(text.slice(start, end)));
    }
  });
});
