import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import { frontierOf } from '../../../../src/core/selection/frontier.ts';
import { Objective } from '../../../../src/core/selection/objective.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { libraryInstance, oddInstance } from '../../../support/instances.ts';

describe('The budget frontier', () => {
  it('rises in tokens and benefit, with true numbers, and has the set of Best Prefix Selection or one as good', () => {
    for (let seed = 0; seed < 200; seed++) {
      const instance = oddInstance(seed, 20);
      const { points, complete } = finish(frontierOf(instance));
      const objective = new Objective(instance);
      assert.ok(complete);
      for (const [n, { chosen, tokens, benefit }] of points.entries()) {
        assert.ok(Math.abs(objective.benefit(chosen) - benefit) < 1e-9 && Math.abs(objective.tokens(chosen) - tokens) < 1e-9);
        assert.ok(tokens <= instance.budget && chosen.length <= (instance.maxSkills ?? Infinity));
        if (n > 0) assert.ok(tokens > points[n - 1]!.tokens && benefit > points[n - 1]!.benefit, `seed ${seed}, point ${n}`);
      }
      const most = points.reduce((best, { benefit, tokens }) => Math.max(best, benefit - instance.kappa * tokens), 0);
      assert.ok(Math.abs(most - finish(bps(instance)).objective) < 1e-9, `seed ${seed}`);
    }
  });

  it('ends at its effort and says so', () => {
    const { complete, points } = finish(frontierOf(libraryInstance(1, { skills: 200, width: 16, dense: false, budget: 8000, price: 1 }), 1000));
    assert.ok(!complete && points.length > 2);
  });
});
