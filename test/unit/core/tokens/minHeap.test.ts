import assert from 'node:assert/strict';
import { MinHeap } from '../../../../src/core/tokens/minHeap.ts';
import { random } from '../../../support/random.ts';

describe('MinHeap', () => {
  it('always takes the least of what was pushed, growing as needed', () => {
    const source = random(5);
    const heap = new MinHeap(1);
    const held: number[] = [];
    for (let step = 0; step < 20_000; step++) {
      if (source.int(5) < 3 || held.length === 0) {
        const key = source.int(1000);
        heap.push(key);
        held.push(key);
      } else {
        held.sort((a, b) => b - a);
        assert.equal(heap.pop(), held.pop());
      }
      assert.equal(heap.size, held.length);
    }
  }).timeout(5000);
});
