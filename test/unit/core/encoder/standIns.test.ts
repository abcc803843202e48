import assert from 'node:assert/strict';
import { standIns } from '../../../../src/core/encoder/standIns.ts';

const known = new Set(['health', 'check', 'serializ', 'data', 'base', 'cat']);
const of = (term: string) => standIns(term, (word) => known.has(word));

describe('words that stand in for an unknown one', () => {
  it('are the two that it is made of', () => assert.deepEqual(of('healthcheck'), ['health', 'check']));
  it('are else the longest that it starts with', () => assert.deepEqual(of('serializability'), ['serializ']));
  it('are none where it only looks like a known one, is short or not a plain word', () => {
    for (const term of ['catalogues', 'database9', 'datx', 'ungeheuerlich', 'données', '']) assert.deepEqual(of(term), [], term);
  });
});
