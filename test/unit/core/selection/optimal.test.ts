import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import { optimal } from '../../../../src/core/selection/optimal.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { libraryInstance, oddInstance } from '../../../support/instances.ts';

describe('optimal', () => {
  it('finds the best of all feasible sets and proves it, on 1,500 instances', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const instance = oddInstance(50_000 + seed, 10);
      const { objective, upperBound, complete } = finish(optimal(instance));
      const most = feasibleSets(instance).reduce((best, { benefit, tokens }) => Math.max(best, benefit - instance.kappa * tokens), 0);
      assert.ok(complete && Math.abs(objective - most) < 1e-9 * Math.max(1, most), `seed ${seed}: ${objective} against ${most}`);
      assert.ok(upperBound! >= most - 1e-9 && upperBound! <= most + 1e-9 * Math.max(1, most), `seed ${seed}: bound ${upperBound} against ${most}`);
    }
  });

  it('is never worse than Best Prefix Selection, which misses the best on some libraries', () => {
    let better = 0;
    for (let seed = 0; seed < 40; seed++) {
      const instance = libraryInstance(seed, { skills: 80, width: 64, dense: seed % 4 === 0, budget: 4000, price: seed % 3 });
      const [best, prefix] = [finish(optimal(instance)), finish(bps(instance))];
      assert.ok(best.complete && best.objective >= prefix.objective && best.tokens <= instance.budget);
      assert.ok(Math.abs(best.gains.reduce((sum, gain) => sum + gain, 0) - best.benefit) < 1e-9);
      assert.ok(prefix.upperBound! >= best.objective - 1e-9);
      if (best.objective > prefix.objective) better++;
    }
    assert.ok(better > 0 && better < 20, `better on ${better}`);
  });

  it('stops when the time is over or the effort spent, with the best set found and a bound that holds', () => {
    const instance = libraryInstance(2, { skills: 300, width: 64, dense: false, budget: 20_000, price: 0 });
    const whole = finish(bps(instance, 20_000));
    let asked = 0;
    for (const limits of [{ isTimeOver: () => ++asked > 3, effort: 20_000 }, { effort: 20_000 }]) {
      const { complete, objective, upperBound } = finish(optimal(instance, limits));
      assert.ok(!complete && objective >= whole.objective && upperBound! >= objective);
    }
  });

  it('is held to the limit on skills', () => {
    for (let seed = 0; seed < 30; seed++) {
      const instance = { ...libraryInstance(seed, { skills: 40, width: 8, dense: false, budget: 12_000, price: 0 }), maxSkills: 1 + (seed % 4) };
      const { chosen, complete } = finish(optimal(instance));
      assert.ok(complete && chosen.length <= instance.maxSkills);
    }
  });
});
