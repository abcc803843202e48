import assert from 'node:assert/strict';
import { Objective } from '../../../../src/core/selection/objective.ts';
import { reduceInstance } from '../../../../src/core/selection/reduceInstance.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { instanceOf, oddInstance } from '../../../support/instances.ts';

describe('Objective', () => {
  it('is G less the price of the tokens', () => {
    for (let seed = 0; seed < 100; seed++) {
      const instance = oddInstance(seed, 8);
      const objective = new Objective(instance);
      for (const { members, benefit, tokens } of feasibleSets(instance)) {
        assert.ok(Math.abs(objective.benefit(members) - benefit) < 1e-9);
        assert.equal(objective.tokens(members), tokens);
        assert.ok(Math.abs(objective.value(members) - (benefit - instance.kappa * tokens)) < 1e-9);
      }
    }
  });

  it('does not depend on the order of the members', () => {
    const objective = new Objective(oddInstance(5, 40));
    const set = [7, 1, 4, 9, 0];
    assert.equal(objective.benefit(set), objective.benefit(set.toSorted()));
    assert.equal(objective.value(set), objective.value(set.toReversed()));
  });

  it('is a multiple of 1e-12', () => {
    const value = new Objective(instanceOf({ lengths: [1], supplies: [[1]], demand: [1], kappa: 0, budget: 1 })).value([0]);
    assert.equal(value, 0.632120558829);
  });

  it('gives a reduced instance the same numbers, to the last bit', () => {
    for (let seed = 0; seed < 200; seed++) {
      const instance = oddInstance(seed, 30);
      const reduced = reduceInstance(instance);
      const set = Array.from(reduced.skills.keys());
      const full = set.map((skill) => reduced.skills[skill]!);
      assert.equal(new Objective(reduced).benefit(set), new Objective(instance).benefit(full));
      assert.equal(new Objective(reduced).tokens(set), new Objective(instance).tokens(full));
    }
  });
});
