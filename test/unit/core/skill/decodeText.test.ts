import assert from 'node:assert/strict';
import { decodeText } from '../../../../src/core/skill/decodeText.ts';
import { random } from '../../../support/random.ts';

describe('decodeText', () => {
  it('decodes random bytes as TextDecoder does', () => {
    const source = random(1);
    const decoder = new TextDecoder('utf-8');
    const leads = [0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0x9f, 0xa0, 0x90, 0x8f, 0xbb];
    for (let run = 0; run < 5_000; run++) {
      const bytes = Uint8Array.from({ length: source.int(24) }, () => (source.int(2) ? source.pick(leads) : source.int(256)));
      if (bytes[0] === 0xfe || bytes[0] === 0xff) continue;
      const { text, bom, invalidAt } = decodeText(bytes);
      assert.equal(text, decoder.decode(bytes), String(bytes));
      assert.equal(bom, bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf);
      if (invalidAt !== undefined) assert.equal(text[invalidAt], '\ufffd');
    }
  });

  it('tells a written U+FFFD from one that stands for invalid bytes', () => {
    assert.equal(decodeText(new TextEncoder().encode('a\ufffdb')).invalidAt, undefined);
    assert.equal(decodeText(Uint8Array.of(0x61, 0xf0, 0x9f, 0x98, 0x80, 0xff)).invalidAt, 3);
  });

  it('decodes UTF-16 in both orders and says so', () => {
    for (const [encoding, bytes] of [['utf-16le', [0xff, 0xfe, 0x61, 0, 0x3d, 0xd8, 0, 0xde]], ['utf-16be', [0xfe, 0xff, 0, 0x61, 0xd8, 0x3d, 0xde, 0]]] as const) {
      const decoded = decodeText(Uint8Array.from(bytes));
      assert.deepEqual([decoded.text, decoded.encoding], ['a😀', encoding]);
    }
  });

  it('decodes an empty file and a file that is only a mark', () => {
    assert.equal(decodeText(new Uint8Array()).text, '');
    assert.deepEqual(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf)), { text: '', bom: true, encoding: 'utf-8', invalidAt: undefined });
    assert.equal(decodeText(Uint8Array.of(0xff, 0xfe)).text, '');
  });
});
