import assert from 'node:assert/strict';
import type { TextEncoder } from '../../../../src/core/capability/meaning.ts';
import { evaluate } from '../../../../src/core/routing/evaluate.ts';
import { strategies } from '../../../../src/core/routing/strategies.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { corpusOf, planOf } from './suite.ts';

/** Knows three words; enough to tell the suite's skills apart. */
const wordEncoder: TextEncoder = {
  encode(text) {
    const vector = Float32Array.from(['csv', 'pdf', 'tls'], (word) => (text.toLowerCase().includes(word) ? 1 : 0));
    const length = Math.hypot(...vector);
    return vector.map((value) => (length > 0 ? value / length : 0));
  },
  shareOf: () => 0,
};

describe('an evaluation', () => {
  it('finds what tasks need that share their words with it, by every strategy', () => {
    const { results } = finish(evaluate(planOf(corpusOf(), { strategies, encoder: wordEncoder })));
    assert.deepEqual(results.map(({ strategy, scale }) => `${strategy} ${scale}`), [0, 10, 30].flatMap((scale) => strategies.map(({ id }) => `${id} ${scale}`)));
    for (const { strategy, scale, tasks, recall, allGold, emptyRate, tokens } of results) {
      assert.deepEqual([tasks, recall, allGold, emptyRate], [2, 1, 1, 0], `${strategy} ${scale}`);
      assert.ok(tokens! > 0);
    }
  });

  it('counts a task that needs nothing in the empty rates only, and not where there is nothing to choose from', () => {
    const { results } = finish(evaluate(planOf(corpusOf())));
    for (const { scale, tasksWithoutNeed, emptyRateWithoutNeed } of results) {
      assert.deepEqual([tasksWithoutNeed, emptyRateWithoutNeed], scale === 0 ? [0, null] : [1, 1]);
    }
    const { results: [shared] } = finish(evaluate(planOf(corpusOf(undefined, undefined, { library: 'suite' }), { library: 'suite', scales: [0] })));
    assert.equal(shared?.tasksWithoutNeed, 1);
  });

  it('gives the same answer every time, and at one scale whatever the others', () => {
    const all = finish(evaluate(planOf(corpusOf())));
    assert.deepEqual(finish(evaluate(planOf(corpusOf()))), all);
    const alone = finish(evaluate(planOf(corpusOf(undefined, undefined, { mostDistractors: 10 }), { scales: [10] })));
    assert.deepEqual(alone.results, all.results.filter(({ scale }) => scale === 10));
    assert.deepEqual(alone.outcomes.map(({ chosen, tokens }) => [chosen.length, tokens]), all.outcomes.filter(({ scale }) => scale === 10).map(({ chosen, tokens }) => [chosen.length, tokens]));
  });

  it('keeps every set to the limits', () => {
    for (const limits of [{ maxSkills: 1, budget: undefined, price: 0 }, { maxSkills: undefined, budget: 70, price: 0 }, { maxSkills: 2, budget: 60, price: 1 }]) {
      for (const { chosen, tokens, strategy } of finish(evaluate(planOf(corpusOf(), { limits }))).outcomes) {
        assert.ok(chosen.length <= (limits.maxSkills ?? Infinity) && tokens <= (limits.budget ?? Infinity), strategy);
        assert.equal(new Set(chosen).size, chosen.length);
      }
    }
  });

  it('tells its progress to the end and can be left at any step', () => {
    const told: string[] = [];
    const plan = planOf(corpusOf(), { progress: (done, of) => told.push(`${done}/${of}`) });
    finish(evaluate(plan));
    const of = 3 * plan.strategies.length * 3;
    assert.deepEqual([told.length, told[0], told.at(-1)], [of, `1/${of}`, `${of}/${of}`]);
    const steps = evaluate(plan);
    steps.next();
    assert.deepEqual(steps.return(undefined as never), { value: undefined, done: true });
  });

  it('measures the time of its own steps only', () => {
    let clock = 0;
    const steps = evaluate(planOf(corpusOf(), { scales: [10], now: () => (clock += 1) }));
    let step = steps.next();
    for (; !step.done; step = steps.next()) clock += 1_000;
    assert.ok(step.value.outcomes.every(({ ms }) => ms > 0 && ms < 500));
  });
});
