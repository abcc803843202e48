import assert from 'node:assert/strict';
import { wordsOf } from '../../../../src/core/capability/words.ts';

function foldedWords(text: string): string[] {
  return Array.from(wordsOf(text), ({ folded }) => folded);
}

describe('wordsOf', () => {
  it('takes identifiers, paths and file names apart', () => {
    assert.deepEqual(foldedWords('snake_case kebab-case /app/deck.pptx'), ['snake', 'case', 'kebab', 'case', 'app', 'deck', 'pptx']);
  });

  it('gives a camelCase word whole and then its humps', () => {
    assert.deepEqual(foldedWords('parseHTTPRequest'), ['parsehttprequest', 'parse', 'http', 'request']);
  });

  it('keeps the names of languages that end in signs', () => {
    assert.deepEqual(foldedWords('C++, C# and F#.'), ['c++', 'c#', 'and', 'f#']);
  });

  it('folds case and diacritics but shows words as they were written', () => {
    assert.deepEqual([...wordsOf('Zürich')], [{ folded: 'zurich', written: 'Zürich' }]);
  });

  it('leaves out numbers but keeps words with digits', () => {
    assert.deepEqual(foldedWords('2024 3.14 13F H264'), ['13f', 'h264']);
  });

  it('compares scripts without spaces by pairs of neighbouring signs', () => {
    assert.deepEqual(foldedWords('全文検索'), ['全文', '文検', '検索']);
    assert.deepEqual(foldedWords('本'), ['本']);
  });

  it('leaves out runs that are no words', () => {
    assert.deepEqual(foldedWords('a'.repeat(100_000)), []);
  });
});
