import assert from 'node:assert/strict';
import { decodeBase64 } from '../../../../src/core/tokens/base64.ts';
import { random } from '../../../support/random.ts';

describe('decodeBase64', () => {
  it('decodes what another encoder wrote, with and without padding', () => {
    const source = random(1);
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, () => source.int(256));
      const text = Buffer.from(bytes).toString('base64');
      assert.deepEqual(decodeBase64(text), bytes);
      assert.deepEqual(decodeBase64(text.replaceAll('=', '')), bytes);
    }
  });

  it('names the first character that is no base64 digit', () => {
    assert.throws(() => decodeBase64('QU-D'), /Not base64: "-" at 2/);
    assert.throws(() => decodeBase64('QUé='), /Not base64: "é" at 2/);
  });
});
