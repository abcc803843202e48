import assert from 'node:assert/strict';
import { createTokenCounter } from '../../../../src/core/tokens/tiktokenCounter.ts';
import { countWithJsTiktoken } from '../../../support/jsTiktoken.ts';
import { countPlainly } from '../../../support/plainTokenCount.ts';
import { random } from '../../../support/random.ts';
import { randomText } from '../../../support/randomText.ts';
import { encodings, packedRanks, tokenCounter } from '../../../support/tiktokenRanks.ts';

/** js-tiktoken takes seconds for one run of letters of this length. */
const maxUnitsForJsTiktoken = 2000;

for (const encoding of encodings) {
  describe(`The counter of ${encoding}`, function () {
    this.timeout(30_000);
    const count = (text: string): number => tokenCounter(encoding).count(text);

    it('says which encoding it is', () => assert.equal(tokenCounter(encoding).encoding, encoding));

    it('counts no token in an empty text', () => assert.equal(count(''), 0));

    for (const text of [
      'The quick brown fox jumps over the lazy dog.',
      "I'd say THEY'RE it'S, we'Ve o'ſ ŒUVRE'S",
      '<|endoftext|><|endofprompt|><|fim_prefix|>',
      'a\r\nb\r\n\r\n  c\0d\t\t\n e ',
      '\ud800a\udc00\ud83d',
      'e\u0301E\u0301 \u0301A ʰA ªB ǅungla',
      '1234567 ٣٤٥٦ ⅧⅧⅧⅧ',
      '👨‍👩‍👧🇩🇪👍🏽 中文字符 日本語 한국어 ไทย हिन्दी',
      '---\nname: x\n---\n\n# Title\n\n```ts\nconst a = 1;\n```\n',
      '\ufeff# BOM\u2028\u3000x',
    ]) {
      it(`counts ${JSON.stringify(text)} as js-tiktoken does`, () => assert.equal(count(text), countWithJsTiktoken(encoding, text)));
    }

    it('counts random texts as js-tiktoken does', () => {
      const source = random(6);
      for (let run = 0; run < 150; run++) assertSame(randomText(source, run % 30 === 0 ? maxUnitsForJsTiktoken / 2 : 120));
    });

    it('does not let the texts before change a count', () => {
      const source = random(7);
      const texts = Array.from({ length: 200 }, () => randomText(source, 60));
      const counts = texts.map(count);
      assert.deepEqual(texts.toReversed().map(count), counts.toReversed());
    });

    function assertSame(text: string): void {
      const expected = countWithJsTiktoken(encoding, text);
      assert.equal(count(text), expected, JSON.stringify(text));
      assert.equal(countPlainly(encoding, text), expected, 'the plain count itself');
    }
  });
}

describe('createTokenCounter', () => {
  it('refuses the ranks of another encoding and damaged ones', () => {
    assert.throws(() => createTokenCounter(packedRanks('cl100k_base'), 'o200k_base'), /not the ranks of o200k_base/);
    assert.throws(() => createTokenCounter(packedRanks('o200k_base').with(5000, 1), 'o200k_base'), /damaged/);
    assert.throws(() => createTokenCounter(new Uint8Array(0), 'o200k_base'), /not a rank file/);
  });
});
