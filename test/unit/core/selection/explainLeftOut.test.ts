import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import { explainLeftOut, type LeftOut } from '../../../../src/core/selection/explainLeftOut.ts';
import type { SelectionInstance } from '../../../../src/core/selection/instance.ts';
import { Objective } from '../../../../src/core/selection/objective.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { instanceOf, oddInstance } from '../../../support/instances.ts';

const explain = (instance: SelectionInstance): LeftOut[] => explainLeftOut(instance, finish(bps(instance)));

describe('explainLeftOut', () => {
  const instance = instanceOf({
    // chosen: 0 and 1
    lengths: [100, 100, 100, 900, 100, 120, 90],
    supplies: [[2, 0], [0, 2], [0, 0], [5, 5], [0.05, 0], [1.5, 0.1], [0, 1.5]],
    demand: [1, 1], kappa: 0.001, budget: 205,
  });
  const bySkill = new Map(explain(instance).map((left) => [left.skill, left]));

  it('names skills that supply nothing demanded', () => {
    assert.deepEqual(bySkill.get(2), { skill: 2, tokens: 100, gainAlone: 0, gain: 0, price: 0.1, reason: { kind: 'no-demand' } });
  });

  it('names skills longer than the budget', () => {
    assert.deepEqual(bySkill.get(3)?.reason, { kind: 'too-long', budget: 205 });
  });

  it('names skills not worth their tokens', () => {
    assert.deepEqual(bySkill.get(4)?.reason, { kind: 'not-worth-its-tokens' });
  });

  it('names the chosen skill that makes another redundant', () => {
    assert.deepEqual(bySkill.get(5)?.reason, { kind: 'redundant', by: 0 });
    assert.deepEqual(bySkill.get(6)?.reason, { kind: 'redundant', by: 1 });
  });

  it('names skills that would add but do not fit any more', () => {
    const [left] = explain(instanceOf({ lengths: [100, 110], supplies: [[2, 0], [0, 1]], demand: [1, 1], kappa: 0, budget: 200 }));
    assert.deepEqual(left?.reason, { kind: 'no-room', left: 100 });
    assert.equal(left.gain, left.gainAlone);
  });

  it('names the limit on skills', () => {
    const [left] = explain(instanceOf({ lengths: [100, 100], supplies: [[2, 0], [0, 1]], demand: [1, 1], kappa: 0, budget: 500, maxSkills: 1 }));
    assert.deepEqual(left?.reason, { kind: 'limit', maxSkills: 1 });
  });

  it('says so where a rule left a skill that would have made the set better', () => {
    const plain = instanceOf({ lengths: [100, 100], supplies: [[2, 0], [0, 1]], demand: [1, 1], kappa: 0, budget: 500 });
    const nothing = { ...finish(bps(plain)), chosen: [], gains: [], tokens: 0 };
    assert.deepEqual(explainLeftOut(plain, nothing).map(({ reason }) => reason.kind), ['not-better', 'not-better']);
  });

  it('explains every skill not chosen, the nearest to being chosen first, with gains as the objective has them', () => {
    for (let seed = 0; seed < 200; seed++) {
      const odd = oddInstance(seed, 25);
      const selection = finish(bps(odd));
      const left = explainLeftOut(odd, selection);
      const objective = new Objective(odd);
      assert.deepEqual([...selection.chosen, ...left.map(({ skill }) => skill)].sort((a, b) => a - b), [...odd.lengths.keys()]);
      for (const [n, { skill, gain, gainAlone, price, reason }] of left.entries()) {
        assert.ok(Math.abs(objective.benefit([...selection.chosen, skill]) - selection.benefit - gain) < 1e-9);
        assert.ok(Math.abs(objective.benefit([skill]) - gainAlone) < 1e-9);
        const before = left[n - 1];
        const nearness = (each: { gainAlone: number; gain: number; price: number }) => (each.gainAlone === 0 ? -1 : each.price > 0 ? each.gain / each.price : each.gain);
        if (before) assert.ok(nearness(before) >= nearness({ gainAlone, gain, price }));
        if (reason.kind === 'not-better') assert.ok(gain - price < 1e-9, `seed ${seed}: skill ${skill} would have made the set better`);
        if (reason.kind === 'redundant') assert.ok(selection.chosen.includes(reason.by));
      }
    }
  });
});
