import assert from 'node:assert/strict';
import { isGrammar, isSilent } from '../../../../src/core/capability/commonWords.ts';
import { stem } from '../../../../src/core/capability/stem.ts';
import { termsOf, type Term } from '../../../../src/core/capability/termsOf.ts';
import { wordsOf } from '../../../../src/core/capability/words.ts';
import { random } from '../../../support/random.ts';
import { randomText } from '../../../support/randomText.ts';

/** Word by word, with nothing kept. */
function plainTerms(text: string): readonly Term[] {
  return [...wordsOf(text)].filter(({ folded }) => !isSilent(folded) && !isGrammar(folded)).map(({ folded, written }) => ({ key: stem(folded), written }));
}

describe('termsOf', () => {
  it('gives stems with the words as written, silent words left out', () => {
    assert.deepEqual(termsOf('The Parsers of parseHTML'), [
      { key: 'parser', written: 'Parsers' },
      { key: 'parsehtml', written: 'parseHTML' },
      { key: 'pars', written: 'parse' },
      { key: 'html', written: 'HTML' },
    ]);
  });

  it('gives the terms that reading word by word gives, of any text and as often as it is read', () => {
    const source = random(7);
    const signs = ['c', 'F', '9', '+', '++', '#', ' ', '_', 'é', '́', '本', 'ー', '\ud800', 'the', 'camelCase', 'x'.repeat(31)];
    for (let n = 0; n < 3_000; n++) {
      const text = n % 2 === 0 ? randomText(source, 200) : Array.from({ length: source.int(12) }, () => source.pick(signs)).join('');
      const terms = plainTerms(text);
      assert.deepEqual(termsOf(text), terms, JSON.stringify(text));
      assert.deepEqual(termsOf(text), terms, JSON.stringify(text));
    }
  });

  it('reads runs of any length', () => {
    for (const sign of ['本', 'é', 'a', '+', '#', 'c++']) {
      const text = sign.repeat(200_000);
      assert.equal(termsOf(text).length, plainTerms(text).length, sign);
    }
  });

  it('leaves out pairs of Hiragana signs, which are mostly grammar', () => {
    assert.deepEqual(Array.from(termsOf('検索してください'), ({ key }) => key), ['検索', '索し']);
  });
});
