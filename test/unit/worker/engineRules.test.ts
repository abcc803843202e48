import assert from 'node:assert/strict';
import { promiseOf } from '../../../src/core/report/promise.ts';
import { ruleIds } from '../../../src/core/selection/rules/selectionRule.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import type { Engine } from '../../../src/worker/engine.ts';
import { engineForTests, skillFile } from '../../support/nodeEngineForTests.ts';

const library = [
  skillFile('csv-cleaning', 'Clean messy CSV files, fix encodings and duplicate rows. Use when a CSV export is dirty.'),
  skillFile('csv-tidy', 'Clean messy CSV files, fix encodings, delimiters and duplicate rows. Use when a CSV export is dirty.'),
  skillFile('sales-forecast', 'Forecast a time series such as monthly sales with seasonality. Use when next quarter is to be predicted.'),
  skillFile('git-bisect', 'Find the commit that broke a test with git bisect.'),
];
const question = { task: 'Clean the CSV export and forecast the sales of next quarter', budget: 4_000, price: 0.2 };
const uriOf = (name: string) => `file:///library/${name}/SKILL.md`;

describe('Engine, beyond Best Prefix Selection', () => {
  let engine: Engine;

  before(async () => {
    engine = engineForTests();
    await engine.update({ changed: library, removed: [] }, neverCancelled);
  });

  it('compares all rules, none above the bound, with differences to Best Prefix Selection', async () => {
    const report = await engine.compare(question, neverCancelled);
    assert.ok(report);
    assert.deepEqual(report.rules.map(({ rule }) => rule), [...ruleIds]);
    const usual = report.rules.find(({ rule }) => rule === 'bps')!;
    assert.ok(usual.selected.length > 0 && usual.selected.every(({ shared }) => shared) && usual.missing.length === 0);
    for (const { objective, share, selected, missing, time, rule } of report.rules) {
      assert.ok(objective <= report.upperBound + 1e-9 && share! <= 1 + 1e-9 && time >= 0, rule);
      assert.equal(selected.filter(({ shared }) => shared).length + missing.length, usual.selected.length, rule);
    }
    assert.deepEqual(report.absent.map(({ title }) => title), ['Gong et al. 2024', 'Guo et al. 2026']);
  });

  it('previews by another rule, with a bound that holds, and says what it promises', async () => {
    for (const rule of ruleIds) {
      const report = await engine.preview({ ...question, rule }, neverCancelled);
      assert.ok(report && report.upperBound >= report.objective - 1e-12, rule);
      assert.equal(report.rule, rule);
      assert.match(promiseOf(report), rule === 'bps' ? /63\.2 %/ : rule === 'optimal' ? /best possible/ : /promises nothing/);
    }
  });

  it('says truly which promise holds', async () => {
    const limited = await engine.preview({ ...question, maxSkills: 1 }, neverCancelled);
    assert.match(promiseOf(limited!), /voids the guarantee/);
    const marked = await engine.preview({ ...question, pinned: [uriOf('git-bisect')], excluded: [uriOf('csv-tidy')] }, neverCancelled);
    assert.match(promiseOf(marked!), /^Beside the pinned skills and without the excluded, in the worst case/);
    assert.match(promiseOf({ ...limited!, complete: false }), /only the bound/);
  });

  it('keeps a reserve free', async () => {
    const whole = await engine.preview({ ...question, price: 0 }, neverCancelled);
    const less = await engine.preview({ ...question, price: 0, budget: whole!.tokens, reserve: 1 }, neverCancelled);
    assert.ok(less!.tokens <= whole!.tokens - 1 && less!.reserve === 1);
    await assert.rejects(engine.preview({ ...question, reserve: 4_000 }, neverCancelled), /some tokens must be left/);
  });

  it('draws the frontier at one price, with each budget at least as good as Best Prefix Selection alone', async () => {
    const budgets = [20, 60, 4_000];
    const report = await engine.frontier({ ...question, budgets }, neverCancelled);
    assert.ok(report && report.complete && report.points[0]?.tokens === 0);
    for (const { budget, tokens, objective, upperBound, coverage } of report.budgets) {
      assert.ok(tokens <= budget && objective <= upperBound + 1e-9 && coverage <= 1);
    }
    const preview = await engine.preview(question, neverCancelled);
    assert.ok(report.budgets[2]!.objective >= preview!.objective - 1e-12);
    assert.equal(report.kappa, preview!.kappa);
  });

  it('explains a skill that is left out, with remedies that work, and one that is chosen', async () => {
    const preview = await engine.preview(question, neverCancelled);
    const left = preview!.leftOut.find(({ code }) => code !== 'no-demand')!;
    const report = await engine.explain({ question, uri: left.uri }, neverCancelled);
    assert.ok(report && !report.isSelected && report.reason === left.reason);
    assert.ok(report.objectiveWith! <= report.objective + 1e-9);
    assert.ok(report.comesIn.includes(left.name));
    if (report.remedies.budget !== undefined) {
      const richer = await engine.preview({ ...question, budget: report.remedies.budget }, neverCancelled);
      assert.ok(richer!.selected.some(({ uri }) => uri === left.uri));
    }
    const chosen = await engine.explain({ question, uri: preview!.selected[0]!.uri }, neverCancelled);
    assert.ok(chosen?.isSelected && chosen.reason === undefined && chosen.gain > chosen.cost);
    assert.equal(await engine.explain({ question, uri: 'file:///none' }, neverCancelled), undefined);
  });

  it('explains by the very words of the task and of the skill, and where they stand', async () => {
    const { match, capabilities, chosen, librarySize } = (await engine.explain({ question, uri: uriOf('sales-forecast') }, neverCancelled))!;
    assert.equal(librarySize, library.length);
    assert.ok(match.relevance > 0 && match.place <= 2 && match.chance > 0.5 && match.relevance <= match.first.relevance);
    const { share, ...forecast } = match.words.find(({ task }) => task === 'forecast')!;
    assert.deepEqual(forecast, { task: 'forecast', skill: 'forecast', field: 'name', line: 2 });
    assert.ok(share > 0.05 && share < 1);
    assert.deepEqual(match.words.find(({ task }) => task === 'quarter')?.field, 'description');
    assert.ok(capabilities[0]!.alone > capabilities[0]!.others && capabilities[0]!.alone <= capabilities[0]!.demand);
    assert.deepEqual(chosen, []);
  });

  it('sets a skill that is left out beside what was chosen: the one it is redundant with first, then others by relevance', async () => {
    const report = (await engine.explain({ question, uri: uriOf('git-bisect') }, neverCancelled))!;
    assert.deepEqual([report.match.relevance, report.match.words, report.match.place], [0, [], 4]);
    const preview = await engine.preview(question, neverCancelled);
    assert.deepEqual(report.chosen.map(({ name }) => name).sort(), preview!.selected.map(({ name }) => name).sort());
    for (const { name, relevance, gain, only, lacks } of report.chosen) {
      assert.ok(relevance > 0 && only.length > 0 && lacks.length === 0);
      assert.equal(gain, preview!.selected.find((each) => each.name === name)!.gain);
    }
    const left = preview!.leftOut.find(({ code }) => code === 'redundant')!;
    const redundant = (await engine.explain({ question, uri: left.uri }, neverCancelled))!;
    assert.match(redundant.reason!, new RegExp(`^redundant with ${redundant.chosen[0]!.name}:`));
  });

  it('explains by the rule of the question', async () => {
    for (const rule of ruleIds) {
      const preview = await engine.preview({ ...question, rule }, neverCancelled);
      for (const { name } of library.map(({ path }) => ({ name: path.split('/').at(-2)! }))) {
        const report = await engine.explain({ question: { ...question, rule }, uri: uriOf(name) }, neverCancelled);
        assert.equal(report!.isSelected, preview!.selected.some((skill) => skill.name === name), `${rule}: ${name}`);
      }
    }
  });
});
