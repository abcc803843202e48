import assert from 'node:assert/strict';
import { readWordVectors } from '../../../../../src/core/lint/library/wordVectors.ts';
import { packWordVectors } from '../../../../../src/train/packWordVectors.ts';
import { trainWordVectors } from '../../../../../src/train/wordVectors.ts';
import { seededRandom } from '../../../../../src/core/util/seededRandom.ts';

const trained = {
  dims: 2, documents: 9, terms: ['bread', 'käse'], holders: [4, 5], rows: Float64Array.of(1, 0, -0.5, 0.5),
  common: { description: [0.25, 0], body: [0, 0.5] },
};

describe('word vectors', () => {
  it('are read as they were packed, wherever the bytes lie in memory', () => {
    const packed = packWordVectors(trained);
    const shifted = new Uint8Array(packed.length + 3);
    shifted.set(packed, 3);
    for (const bytes of [packed, shifted.subarray(3)]) {
      const { dims, documents, rowOf, holders, rows, commonOf } = readWordVectors(bytes);
      assert.deepEqual([dims, documents, [...rowOf], [...holders], [...rows]], [2, 9, [['bread', 0], ['käse', 1]], [4, 5], [127, 0, -63, 64]]);
      assert.deepEqual([[...commonOf.description], [...commonOf.body]], [[0.25, 0], [0, 0.5]]);
    }
  });

  it('are refused where they are damaged', () => {
    const packed = packWordVectors(trained);
    for (const bytes of [new Uint8Array(0), packed.slice(0, 30), packed.slice(0, -3).fill(10, -1), Uint8Array.of(...packed.slice(0, 4), 2, ...packed.slice(5))]) {
      assert.throws(() => readWordVectors(bytes), RangeError);
    }
  });

  it('come out of training alike each time, words of one company near each other', () => {
    const text = (words: string) => ({ head: words.split(' '), body: `${words} ${words}`.split(' ') });
    const texts = Array.from({ length: 40 }, (_, n) => text(n % 2 === 0 ? 'oven bread flour yeast dough crust' : 'orbit rocket thrust launch fuel stage'));
    const bytes = trainWordVectors(texts, seededRandom(1));
    assert.deepEqual(trainWordVectors(texts, seededRandom(1)), bytes);
    const { rowOf, rows, dims } = readWordVectors(bytes);
    const cosine = (a: string, b: string) => Array.from({ length: dims }, (_, n) => rows[rowOf.get(a)! * dims + n]! * rows[rowOf.get(b)! * dims + n]!).reduce((x, y) => x + y, 0) / 127 ** 2;
    assert.ok(cosine('bread', 'flour') > cosine('bread', 'rocket') + 0.2);
  });
});
