import assert from 'node:assert/strict';
import { statedRequests } from '../../../src/train/encoder/statedRequests.ts';

describe('requests that a description states', () => {
  it('are its sentences, its "use when" phrases and quoted examples, without what it is not for', () => {
    const requests = statedRequests('Draws bar charts from CSV files. Use when the user asks for a chart of sales, or says "plot my monthly numbers". Not for maps: use geo-maps.');
    const words = requests.map((query) => Array.from(query.values(), ({ written }) => written).join(' '));
    assert.deepEqual(words, ['Draws bar charts CSV files', 'chart sales says plot monthly numbers', 'plot monthly numbers']);
  });

  it('are at most eight, and none where nothing is said', () => {
    assert.equal(statedRequests(Array.from({ length: 50 }, (_, n) => `Sentence number${n} about topic${n} thing${n}.`).join(' ')).length, 8);
    assert.deepEqual(statedRequests(''), []);
  });

  it('are read from a megabyte in a moment', () => {
    const started = performance.now();
    for (const text of ['use when '.repeat(120_000), '"'.repeat(1_000_000), 'not '.repeat(250_000), '. '.repeat(500_000)]) statedRequests(text.slice(0, 4_000));
    assert.ok(performance.now() - started < 1_000);
  });
});
