import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import { coverageOf } from '../../../../src/core/selection/coverage.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { instanceOf, oddInstance } from '../../../support/instances.ts';

describe('coverageOf', () => {
  it('tells how far each demanded capability is covered, and by whom', () => {
    const instance = instanceOf({ lengths: [1, 1], supplies: [[1, 0, 3], [1, 0, 0]], demand: [2, 0, 1], kappa: 0, budget: 9 });
    const [first, last] = coverageOf(instance, [1, 0]);
    assert.deepEqual([first?.dim, first?.demand, first?.covered], [0, 2, 1 - Math.exp(-2)]);
    assert.deepEqual([last?.dim, last?.demand, last?.covered], [2, 1, -Math.expm1(-3)]);
    assert.deepEqual(last?.shares, [0, -Math.expm1(-3)]);
    assert.equal(first?.shares[0], 2 * -Math.expm1(-1));
  });

  it('gives increments that add up to gains, to covered demand and to the benefit', () => {
    for (let seed = 0; seed < 200; seed++) {
      const instance = oddInstance(seed, 30);
      const { chosen, gains, benefit } = finish(bps(instance));
      const coverage = coverageOf(instance, chosen);
      for (const [n, gain] of gains.entries()) {
        assert.ok(Math.abs(coverage.reduce((sum, { shares }) => sum + shares[n]!, 0) - gain) < 1e-9);
      }
      for (const { demand, covered, shares } of coverage) {
        assert.ok(demand > 0 && covered >= 0 && covered <= 1);
        assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - demand * covered) < 1e-9);
      }
      assert.ok(Math.abs(coverage.reduce((sum, { demand, covered }) => sum + demand * covered, 0) - benefit) < 1e-9);
    }
  });
});
