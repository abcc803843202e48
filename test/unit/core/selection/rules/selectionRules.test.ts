import assert from 'node:assert/strict';
import type { Selection, SelectionInstance } from '../../../../../src/core/selection/instance.ts';
import { ruleIds, type RuleId } from '../../../../../src/core/selection/rules/selectionRule.ts';
import { isRuleId, ruleOf, selectionRules } from '../../../../../src/core/selection/rules/selectionRules.ts';
import { finish } from '../../../../../src/core/util/steps.ts';
import { instanceOf, libraryInstance, oddInstance } from '../../../../support/instances.ts';

const solve = (id: RuleId, instance: SelectionInstance): Selection => finish(ruleOf(id).select(instance));

describe('The selection rules', () => {
  it('are one for each id, in order, each with a title and a source', () => {
    assert.deepEqual(selectionRules.map(({ id }) => id), [...ruleIds]);
    assert.ok(selectionRules.every(({ title, source }) => title !== '' && source !== ''));
    assert.ok(isRuleId('bps') && !isRuleId('gong'));
  });

  it('give feasible sets with true numbers, and none beats the optimum', () => {
    for (let seed = 0; seed < 150; seed++) {
      const instance = oddInstance(30_000 + seed, 14);
      const most = solve('optimal', instance).objective;
      for (const { id } of selectionRules) {
        const { chosen, gains, tokens, benefit, objective } = solve(id, instance);
        const name = `seed ${seed}, ${id}`;
        assert.equal(new Set(chosen).size, chosen.length, name);
        assert.ok(tokens <= instance.budget && chosen.length <= (instance.maxSkills ?? Infinity), name);
        assert.ok(Math.abs(gains.reduce((sum, gain) => sum + gain, 0) - benefit) < 1e-9 && gains.length === chosen.length, name);
        assert.ok(Math.abs(benefit - instance.kappa * tokens - objective) < 1e-11, name);
        assert.ok(objective <= most + 1e-9, name);
        // Only the retriever with its cut-off can lose by loading.
        assert.ok(id === 'relevance' || objective >= 0, name);
      }
    }
  });

  it('are the same each time', () => {
    const instance = libraryInstance(3, { skills: 60, width: 16, dense: false, budget: 4000, price: 1 });
    for (const { id } of selectionRules) assert.deepEqual(solve(id, instance), solve(id, instance));
  });

  // 0 and 1 are twins of the largest benefit; 2 is short; 3 leaves room for 2 alone.
  const instance = instanceOf({
    lengths: [100, 100, 20, 190], supplies: [[1, 0, 0], [1, 0, 0], [0, 0.5, 0], [0, 0.6, 1]], demand: [2, 1, 1], kappa: 0, budget: 210,
  });

  it('rank by benefit alone without seeing twins', () => assert.deepEqual(solve('top-k', instance).chosen, [0, 1]));
  it('see twins by diversity', () => {
    assert.deepEqual(solve('mmr', instance).chosen.slice(0, 2), [0, 2]);
    assert.deepEqual(solve('dpp', instance).chosen.slice(0, 2), [0, 2]);
  });
  it('take the largest gain per token', () => assert.deepEqual(solve('density', instance).chosen, [2, 0]));
  it('take the largest gain', () => assert.deepEqual(solve('gain', instance).chosen, [0, 1]));
  it('cut the most relevant at the first that does not fit', () => {
    const long = instanceOf({ lengths: [10, 500, 10], supplies: [[1, 0.1], [1, 0.3], [0.2, 1]], demand: [1, 0], kappa: 0, budget: 100 });
    assert.deepEqual(solve('relevance', { ...long, demand: { dims: Uint32Array.of(0, 1), values: Float64Array.of(1, 0.2) } }).chosen, []);
  });
  it('prefer the best single skill to a greedy set that is worse', () => {
    // Gain alone takes the long 0, which leaves no room and costs more than it adds; 1 alone is better.
    const single = instanceOf({ lengths: [100, 10], supplies: [[2], [1]], demand: [1], kappa: 0.008, budget: 100 });
    assert.deepEqual(solve('gain', single).chosen, [1]);
  });
});
