import assert from 'node:assert/strict';
import { headOf } from '../../../../src/core/util/headOf.ts';

describe('the head of a list', () => {
  it('is all of it where only one would be left', () => {
    assert.deepEqual(headOf([1, 2, 3], 2), { head: [1, 2, 3], left: 0 });
    assert.deepEqual(headOf([1, 2, 3, 4], 2), { head: [1, 2], left: 2 });
    assert.deepEqual(headOf([], 2), { head: [], left: 0 });
  });
});
