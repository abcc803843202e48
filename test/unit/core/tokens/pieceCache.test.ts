import assert from 'node:assert/strict';
import { PieceCache } from '../../../../src/core/tokens/pieceCache.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

describe('PieceCache', () => {
  it('remembers a piece and does not mistake another of the same hash for it', () => {
    const cache = new PieceCache(4);
    cache.set(bytes('abc'), 3, 6, 2);
    assert.equal(cache.get(bytes('abc'), 3, 6), 2);
    assert.equal(cache.get(bytes('abd'), 3, 6), 0);
    assert.equal(cache.get(bytes('abcd'), 4, 6), 0);
    assert.equal(cache.get(bytes('abc'), 3, 7), 0);
  });

  it('lets the newest piece take the place of the one before', () => {
    const cache = new PieceCache(4);
    cache.set(bytes('abc'), 3, 6, 2);
    cache.set(bytes('xy'), 2, 2, 1);
    assert.equal(cache.get(bytes('abc'), 3, 6), 0);
    assert.equal(cache.get(bytes('xy'), 2, 2), 1);
  });

  it('holds pieces of up to 31 bytes and leaves longer ones alone', () => {
    const cache = new PieceCache(2);
    cache.set(bytes('a'.repeat(31)), 31, 0, 5);
    cache.set(bytes('a'.repeat(32)), 32, 0, 6);
    assert.equal(cache.get(bytes('a'.repeat(31)), 31, 0), 5);
    assert.equal(cache.get(bytes('a'.repeat(32)), 32, 0), 0);
  });
});
