import assert from 'node:assert/strict';
import { worthShowing } from '../../../../src/core/report/worthShowing.ts';

const entry = (capability: string, demand: number) => ({ capability, demand, covered: 0, evidence: [], shares: [] });

describe('worthShowing', () => {
  it('leaves out what is less than a hundredth of the demand', () => {
    const coverage = [entry('a', 3), entry('b', 0.04), entry('c', 0.02)];
    assert.deepEqual(worthShowing(coverage).map(({ capability }) => capability), ['a', 'b']);
  });

  it('shows a flat demand whole, and nothing of nothing', () => {
    assert.equal(worthShowing(Array.from({ length: 48 }, (_, n) => entry(String(n), 0.1))).length, 48);
    assert.deepEqual(worthShowing([]), []);
  });
});
