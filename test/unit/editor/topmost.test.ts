import assert from 'node:assert/strict';
import { topmost } from '../../../src/editor/library/topmost.ts';
import { inParallel } from '../../../src/core/util/inParallel.ts';
import { fakeUri } from '../../support/fakeUri.ts';

describe('topmost', () => {
  it('keeps what lies below no other, each once', () => {
    const paths = ['/a/b/c', '/a/b', '/ab', '/a/b', '/x/y'];
    assert.deepEqual(topmost(paths.map(fakeUri)).map(({ path }) => path), ['/a/b', '/ab', '/x/y']);
  });
});

describe('inParallel', () => {
  it('does everything, never more than its width at a time', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    await inParallel([1, 2, 3, 4, 5], 2, async (n) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      done.push(n);
    });
    assert.deepEqual(done.sort(), [1, 2, 3, 4, 5]);
    assert.equal(most, 2);
  });

  it('fails when the work on one fails', async () => {
    await assert.rejects(inParallel([1], 2, () => Promise.reject(new Error('no'))), /no/);
  });
});
