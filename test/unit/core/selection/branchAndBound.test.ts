import assert from 'node:assert/strict';
import { BranchAndBound } from '../../../../src/core/selection/branchAndBound.ts';
import { CappedTangent } from '../../../../src/core/selection/cappedTangent.ts';
import { reduceInstance } from '../../../../src/core/selection/reduceInstance.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { oddInstance } from '../../../support/instances.ts';

describe('Branch and bound', () => {
  it('offers every feasible set above the cut, and bounds all sets whenever it is stopped', () => {
    let offered = 0;
    for (let seed = 0; seed < 400; seed++) {
      const reduced = reduceInstance(oddInstance(70_000 + seed, 9));
      const sets = feasibleSets({ ...reduced, maxSkills: reduced.limit }).map(({ members, benefit, tokens }) => ({ key: members.join(), value: benefit - reduced.kappa * tokens }));
      const most = sets.reduce((best, { value }) => Math.max(best, value), 0);
      const cut = 0.9 * most;
      const found = new Set<string>();
      const parts = new BranchAndBound(reduced, new CappedTangent(reduced), { cut, offer: (set) => void found.add(set.join()) });
      parts.add(Uint32Array.from(reduced.lengths.keys()), new Float64Array(reduced.demand.values.length).fill(0.5), Infinity);
      while (!parts.isDone) {
        assert.ok(parts.bound >= most - 1e-9, `seed ${seed}`);
        parts.step();
      }
      assert.ok(parts.bound >= most - 1e-9 && parts.bound <= Math.max(most, cut) + 1e-9, `seed ${seed}: ${parts.bound} against ${most}`);
      for (const { key, value } of sets) if (value > cut + 1e-9) assert.ok(found.has(key), `seed ${seed}: ${key} is missing`);
      offered += found.size;
    }
    assert.ok(offered > 1000);
  });
});
