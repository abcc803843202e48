import assert from 'node:assert/strict';
import { bps } from '../../../../src/core/selection/bps.ts';
import type { SelectionInstance } from '../../../../src/core/selection/instance.ts';
import { selectConstrained } from '../../../../src/core/selection/selectConstrained.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { instanceOf, oddInstance } from '../../../support/instances.ts';
import { random } from '../../../support/random.ts';

const alpha = 1 - 1 / Math.E;
const none = new Set<number>();

describe('selectConstrained', () => {
  it('is Best Prefix Selection itself without pins and exclusions', () => {
    for (let seed = 0; seed < 50; seed++) {
      const instance = oddInstance(seed, 12);
      assert.deepEqual(finish(selectConstrained(instance, none, none)), finish(bps(instance)));
    }
  });

  it('keeps the guarantee and the bound for what it adds to any pins', () => {
    let pinnedSome = 0;
    for (let seed = 0; seed < 400; seed++) {
      const instance = oddInstance(seed, 9);
      const { pinned, excluded } = randomMarks(seed, instance);
      const selection = finish(selectConstrained(instance, pinned, excluded));
      const isPinned = (i: number) => pinned.has(i);
      assert.ok([...pinned].every((i) => selection.chosen.includes(i)), `seed ${seed}: a pinned skill is missing`);
      assert.ok(!selection.chosen.some((i) => excluded.has(i) && !isPinned(i)), `seed ${seed}: an excluded skill is chosen`);
      assert.ok(Math.abs(selection.gains.reduce((sum, gain) => sum + gain, 0) - selection.benefit) < 1e-9, `seed ${seed}: gains`);
      const allowed = feasibleSets(instance).filter(({ members }) => [...pinned].every((i) => members.includes(i)) && !members.some((i) => excluded.has(i) && !isPinned(i)));
      const base = allowed.find(({ members }) => members.length === pinned.size);
      if (!base) continue; // the pins alone are over the budget or the limit
      pinnedSome += pinned.size > 0 ? 1 : 0;
      assert.ok(selection.tokens <= instance.budget);
      for (const { benefit, tokens } of allowed) {
        assert.ok((selection.upperBound ?? 0) >= benefit - instance.kappa * tokens - 1e-9, `seed ${seed}: the bound`);
        if (instance.maxSkills !== undefined) continue; // a limit voids the guarantee
        const added = selection.benefit - base.benefit - instance.kappa * (selection.tokens - base.tokens);
        assert.ok(added >= alpha * (benefit - base.benefit) - instance.kappa * (tokens - base.tokens) - 1e-9, `seed ${seed}: the guarantee`);
      }
    }
    assert.ok(pinnedSome > 100, `only ${pinnedSome} instances had pins that fit`);
  });

  it('shows pins first, the larger gain first, even where they exceed the budget', () => {
    const instance = instanceOf({ lengths: [60, 60, 10], supplies: [[1, 0], [0, 2], [3, 3]], demand: [1, 1], kappa: 0, budget: 100 });
    const { chosen, tokens, objective, upperBound } = finish(selectConstrained(instance, new Set([0, 1]), none));
    assert.deepEqual(chosen, [1, 0]);
    assert.equal(tokens, 120);
    assert.equal(upperBound, objective);
  });
});

function randomMarks(seed: number, { lengths }: SelectionInstance) {
  const draw = random(seed + 7_000);
  const some = (most: number) => new Set(Array.from({ length: Math.min(lengths.length, draw.int(most + 1)) }, () => draw.int(lengths.length)));
  return { pinned: some(2), excluded: some(4) };
}
