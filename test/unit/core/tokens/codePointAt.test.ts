import assert from 'node:assert/strict';
import { codePointAt } from '../../../../src/core/tokens/codePointAt.ts';

describe('codePointAt', () => {
  it('reads every code point, and surrogates that have no partner as themselves', () => {
    for (const codePoint of [0, 0x41, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff, 0x10000, 0x1f600, 0x10ffff]) {
      assert.equal(codePointAt(`${String.fromCodePoint(codePoint)}x`, 0), codePoint);
      assert.equal(codePointAt(`x${String.fromCodePoint(codePoint)}`, 1), codePoint);
    }
  });

  it('never looks past the end of a slice, optimised or not', () => {
    const whole = `${'x'.repeat(30)}\u{1f600}`;
    for (let run = 0; run < 50_000; run++) assert.equal(codePointAt(whole.slice(0, 31), 30), 0xd83d);
  });
});
