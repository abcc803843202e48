import assert from 'node:assert/strict';
import { CappedTangent } from '../../../../src/core/selection/cappedTangent.ts';
import { reduceInstance } from '../../../../src/core/selection/reduceInstance.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { oddInstance } from '../../../support/instances.ts';
import { random } from '../../../support/random.ts';

describe('The capped tangent', () => {
  it('bounds every feasible set from above, less its reduced costs, at any points and after any steps', () => {
    let sets = 0;
    for (let seed = 0; seed < 300; seed++) {
      const reduced = reduceInstance(oddInstance(seed, 9));
      const all = Uint32Array.from(reduced.lengths.keys());
      const tangent = new CappedTangent(reduced);
      const draw = random(seed);
      const top = draw.pick([0.01, 1, 3, 50]);
      for (let k = 0; k < tangent.points.length; k++) tangent.points[k] = draw.next() * top;
      for (let step = 0; step < 4; step++) {
        const bound = tangent.bound(all, all.length, reduced.demand.values, reduced.budget, reduced.limit);
        for (const { members, benefit, tokens } of feasibleSets({ ...reduced, maxSkills: reduced.limit })) {
          const most = bound - Math.max(0, ...members.map((i) => tangent.reducedCost(i)));
          const all = bound - members.reduce((sum, i) => sum + tangent.reducedCost(i), 0);
          assert.ok(Math.min(most, all) >= benefit - reduced.kappa * tokens - 1e-9, `seed ${seed}, set ${members.join(' ')}`);
          sets++;
        }
        tangent.step(0.5);
      }
    }
    assert.ok(sets > 10_000);
  });
});
