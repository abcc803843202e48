import assert from 'node:assert/strict';
import { BestSet } from '../../../../src/core/selection/bestSet.ts';
import { Chain } from '../../../../src/core/selection/chain.ts';
import { ReachTest } from '../../../../src/core/selection/reachTest.ts';
import { reduceInstance } from '../../../../src/core/selection/reduceInstance.ts';
import { feasibleSets } from '../../../support/bruteForce.ts';
import { oddInstance } from '../../../support/instances.ts';

describe('The reach test', () => {
  it('records exactly the sets that are prefixes of chains', () => {
    let [reached, missed] = [0, 0];
    for (let seed = 0; seed < 250; seed++) {
      const reduced = reduceInstance(oddInstance(90_000 + seed, 9));
      const prefixes = prefixesOf(reduced);
      for (const { members } of feasibleSets({ ...reduced, maxSkills: reduced.limit })) {
        if (members.length === 0) continue;
        const best = new BestSet(reduced);
        const test = new ReachTest(reduced, new Chain(reduced), best, 1);
        test.offer(Uint32Array.from(members));
        const isPrefix = prefixes.has(members.join());
        // A set with F <= 0 does not replace the empty one.
        if (best.value > 0) assert.deepEqual([...best.members], members);
        assert.ok(isPrefix || best.members.length === 0, `seed ${seed}: ${members.join()} is no prefix`);
        if (isPrefix) reached++;
        else missed++;
      }
    }
    assert.ok(reached > 1000 && missed > 1000, `${reached} reached, ${missed} missed`);
  });
});

function prefixesOf(reduced: ReturnType<typeof reduceInstance>): Set<string> {
  const prefixes = new Set<string>();
  const chain = new Chain(reduced);
  const grow = (...seed: number[]): void => {
    if (seed.reduce((sum, i) => sum + reduced.lengths[i]!, 0) > reduced.budget || seed.length > reduced.limit) return;
    chain.restart();
    for (const i of seed) chain.add(i);
    for (let next = 0; next >= 0 && chain.size <= reduced.limit; ) {
      prefixes.add([...chain.members.subarray(0, chain.size)].sort((a, b) => a - b).join());
      next = chain.next();
      if (next >= 0) chain.add(next);
    }
  };
  grow();
  for (let i = 0; i < reduced.lengths.length; i++) {
    grow(i);
    for (let j = i + 1; j < reduced.lengths.length; j++) grow(i, j);
  }
  return prefixes;
}
