import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import type { Selection, SelectionInstance } from '../../../../src/core/selection/instance.ts';
import { literalBps } from '../../../../src/core/selection/literalBps.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { instanceOf, libraryInstance, oddInstance } from '../../../support/instances.ts';

/** Without a limit on effort: the search ends on any instance this small. */
const bounded = (instance: SelectionInstance): Selection => finish(bps(instance, Infinity));
const CLOSE = 1e-9;

/** What both versions must agree on. */
function answer({ chosen, gains, seedSize, tokens, benefit, objective, complete, work }: Selection): unknown {
  return { chosen, gains, seedSize, tokens, benefit, objective, complete, seeds: work.seeds };
}

/** Both versions' answer, after a check that it is one and the same. */
function solve(instance: SelectionInstance, name = ''): Selection {
  const selection = bounded(instance);
  assert.deepEqual(answer(selection), answer(literalBps(instance)), name);
  return selection;
}

describe('Best Prefix Selection', () => {
  it('gives the set, order and numbers of the literal algorithm on 900 odd instances', () => {
    for (let seed = 0; seed < 900; seed++) solve(oddInstance(seed, seed % 10 === 0 ? 60 : 20), `seed ${seed}`);
  });

  it('gives the set of the literal algorithm on synthetic libraries', () => {
    for (let seed = 0; seed < 40; seed++) {
      const dense = seed % 2 === 0;
      const budget = [1000, 4000, 9000, 20_000][seed % 4]!;
      const shape = { skills: 40, width: dense ? 8 : 64, dense, budget, price: [0, 1, 2][seed % 3]! };
      solve(libraryInstance(seed, shape), `seed ${seed}`);
    }
  });

  it('keeps the guarantee against every feasible set, and its upper bound holds, on 2,600 instances', () => {
    let promises = 0;
    for (let seed = 0; seed < 2600; seed++) {
      const instance = oddInstance(10_000 + seed, 10);
      const { objective, upperBound } = bounded(instance);
      if (instance.maxSkills === undefined) promises++;
      for (const { benefit, tokens } of feasibleSets(instance)) {
        const value = benefit - instance.kappa * tokens;
        assert.ok(upperBound! >= value - CLOSE, `seed ${seed}: the bound ${upperBound} is under ${value}`);
        if (instance.maxSkills !== undefined) continue;
        const promised = (1 - 1 / Math.E) * benefit - instance.kappa * tokens;
        assert.ok(objective >= promised - CLOSE, `seed ${seed}: ${objective} is under ${promised}`);
      }
    }
    assert.ok(promises >= 1000);
  });

  it('keeps the guarantee on 200 instances of 12 skills', () => {
    for (let seed = 0; seed < 200; seed++) {
      const instance = libraryInstance(seed, { skills: 12, width: 1 + (seed % 7), dense: seed % 2 === 0, budget: 6000, price: seed % 3 });
      const { objective, upperBound } = bounded(instance);
      for (const { benefit, tokens } of feasibleSets(instance)) {
        assert.ok(objective >= (1 - 1 / Math.E) * benefit - instance.kappa * tokens - CLOSE);
        assert.ok(upperBound! >= benefit - instance.kappa * tokens - CLOSE);
      }
    }
  });

  it('shows gains that add up to the benefit, seed members first and the larger gain first', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { gains, benefit, seedSize, chosen } = bounded(oddInstance(seed, 30));
      assert.equal(gains.length, chosen.length);
      assert.ok(Math.abs(gains.reduce((sum, gain) => sum + gain, 0) - benefit) < CLOSE);
      if (seedSize === 2) assert.ok(gains[0]! >= gains[1]!);
    }
  });

  it('holds the objective between 0 and the upper bound, within budget and limit', () => {
    for (let seed = 0; seed < 300; seed++) {
      const instance = oddInstance(seed, 30);
      const { objective, upperBound, tokens, benefit, chosen } = bounded(instance);
      assert.ok(objective >= 0 && upperBound! >= objective);
      assert.ok(tokens <= instance.budget * (1 + 1e-12));
      assert.ok(chosen.length <= (instance.maxSkills ?? Infinity));
      assert.ok(Math.abs(benefit - instance.kappa * tokens - objective) <= 1e-12);
    }
  });

  it('grows few of the chains of Algorithm 1', () => {
    const { work, objective, upperBound } = bounded(libraryInstance(1, { skills: 1000, width: 64, dense: false, budget: 4000, price: 1 }));
    assert.ok(work.seeds > 40_000 && work.chains < 2000, JSON.stringify(work));
    assert.ok(objective / upperBound! > 0.97);
  });

  it('stops at its effort with the best set found, and says so', () => {
    const instance = libraryInstance(2, { skills: 400, width: 64, dense: false, budget: 12_000, price: 0 });
    const full = bounded(instance);
    const { complete, objective, upperBound, work } = finish(bps(instance, 1000));
    assert.ok(full.complete && !complete);
    assert.ok(objective > 0 && objective <= full.objective && upperBound! >= full.objective);
    assert.ok(work.evaluations < full.work.evaluations);
  });

  it('can be paused', () => {
    let pauses = 0;
    const steps = bps(libraryInstance(1, { skills: 200, width: 64, dense: true, budget: 4000, price: 1 }));
    while (!steps.next().done) pauses++;
    assert.ok(pauses > 20);
  });
});

describe('Best Prefix Selection at the edges', () => {
  const two = { lengths: [100, 100], supplies: [[1, 0], [0, 1]], demand: [1, 1], kappa: 0, budget: 200 };
  const empty = { chosen: [], gains: [], seedSize: 0, tokens: 0, benefit: 0, objective: 0, complete: true };
  const assertEmpty = (instance: SelectionInstance): void => {
    const { upperBound, work, ...rest } = solve(instance);
    assert.deepEqual(rest, empty);
    assert.ok(upperBound === 0 && work.seeds === 1);
  };

  it('chooses nothing where every objective is negative', () => assertEmpty(instanceOf({ ...two, kappa: 1 })));
  it('chooses nothing where nothing is demanded', () => assertEmpty(instanceOf({ ...two, demand: [0, 0] })));
  it('chooses nothing where every skill is over budget', () => assertEmpty(instanceOf({ ...two, budget: 99 })));
  it('chooses nothing from no skills', () => assertEmpty(instanceOf({ ...two, lengths: [], supplies: [] })));
  it('chooses nothing where gain and price are equal', () => {
    assertEmpty(instanceOf({ ...two, lengths: [1, 1], kappa: -Math.expm1(-1) }));
  });

  it('chooses the one skill there is', () => {
    const selection = solve(instanceOf({ ...two, lengths: [100], supplies: [[1, 0]] }));
    assert.deepEqual(selection.chosen, [0]);
    assert.equal(selection.upperBound, selection.objective);
  });

  it('fills a budget to the last token', () => assert.equal(solve(instanceOf(two)).tokens, 200));

  it('takes the smaller indices among equal skills', () => {
    const same = { lengths: [100, 100, 100, 100], supplies: [[1], [1], [1], [1]], demand: [1], kappa: 0 };
    assert.deepEqual(solve(instanceOf({ ...same, budget: 200 })).chosen, [0, 1]);
    assert.deepEqual(solve(instanceOf({ ...same, budget: 300 })).chosen, [0, 1, 2]);
    assert.deepEqual(solve(instanceOf({ ...same, budget: 300, maxSkills: 1 })).chosen, [0]);
  });

  it('takes the set with fewer tokens among equal objectives', () => {
    const instance = instanceOf({ lengths: [200, 100], supplies: [[800], [800]], demand: [1], kappa: 0, budget: 300 });
    assert.deepEqual(solve(instance).chosen, [1]);
  });

  it('takes a pair that density alone would miss', () => {
    // The short skill is densest, but after it only one of the two good ones fits.
    const instance = instanceOf({ lengths: [10, 100, 100], supplies: [[0.2, 0, 0], [0, 1, 0], [0, 0, 1]], demand: [1, 1, 1], kappa: 0, budget: 200 });
    const { chosen, seedSize } = solve(instance);
    assert.deepEqual([chosen, seedSize], [[1, 2], 2]);
  });

  it('obeys a limit on skills', () => {
    for (let seed = 0; seed < 60; seed++) {
      const instance = libraryInstance(seed, { skills: 20, width: 8, dense: false, budget: 12_000, price: 0 });
      for (const maxSkills of [1, 2, 3, 4, 100]) assert.ok(solve({ ...instance, maxSkills }).chosen.length <= maxSkills);
    }
  });

  it('works on large and small scales of demand', () => {
    for (const scale of [1e-9, 1e-3, 1e3, 1e6]) {
      for (let seed = 0; seed < 40; seed++) {
        const instance = oddInstance(seed, 25);
        const values = instance.demand.values.map((weight) => weight * scale);
        solve({ ...instance, demand: { ...instance.demand, values }, kappa: instance.kappa * scale }, `scale ${scale} seed ${seed}`);
      }
    }
  });
});
