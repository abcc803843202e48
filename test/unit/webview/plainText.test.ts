import assert from 'node:assert/strict';
import { plainText } from '../../../src/webview/plainText.ts';

describe('plainText', () => {
  it('isolates text, whatever direction controls it brings', () => {
    assert.equal(plainText('\u202etxt.\u2069exe'), '\u2068txt.exe\u2069');
  });

  it('shortens what is too long for a title', () => {
    assert.equal(plainText('a'.repeat(100_000)), `\u2068${'a'.repeat(300)}…\u2069`);
  });
});
