import assert from 'node:assert/strict';
import { createCapabilityModel } from '../../../src/core/capability/createCapabilityModel.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import { grayMatterSplitter } from '../../../src/worker/grayMatterSplitter.ts';
import type { Engine } from '../../../src/worker/engine.ts';
import { engineForTests, rawFile, skillFile } from '../../support/nodeEngineForTests.ts';

const library = [
  skillFile('csv-cleaning', 'Clean messy CSV files, fix encodings and duplicate rows. Use when a CSV export is dirty.'),
  skillFile('sales-forecast', 'Forecast a time series such as monthly sales with seasonality. Use when next quarter is to be predicted.'),
  skillFile('slide-decks', 'Build slide decks in PowerPoint with charts and speaker notes.'),
  skillFile('git-bisect', 'Find the commit that broke a test with git bisect.'),
  skillFile('docker-slim', 'Make Docker images smaller with multi-stage builds.'),
  skillFile('log-triage', 'Cluster log lines of an incident and find the first error.'),
];
const question = { task: 'Clean the CSV export and forecast the sales of next quarter', budget: 4_000, price: 0 };

async function engineWith(files = library): Promise<Engine> {
  const engine = engineForTests();
  await engine.update({ changed: files, removed: [] }, neverCancelled);
  return engine;
}

describe('Engine', () => {
  it('previews what a task would load, with every skill chosen or left out for a reason', async () => {
    const engine = await engineWith();
    const report = await engine.preview(question, neverCancelled);
    assert.ok(report);
    const chosen = report.selected.map(({ name }) => name);
    assert.ok(chosen.includes('csv-cleaning') && chosen.includes('sales-forecast'), chosen.join());
    assert.ok(!chosen.includes('docker-slim') && !chosen.includes('git-bisect'), chosen.join());
    assert.equal(chosen.length + report.leftOut.length, library.length);
    assert.ok(report.leftOut.every(({ reason }) => reason.length > 0));
    assert.equal(report.tokens, report.selected.reduce((sum, { tokens }) => sum + tokens, 0));
  });

  it('gives gains and coverage that both add up to the benefit', async () => {
    const report = await (await engineWith()).preview(question, neverCancelled);
    assert.ok(report && report.benefit > 0);
    const near = (sum: number, what: string) => assert.ok(Math.abs(sum - report.benefit) < 1e-9, `${what}: ${sum} against ${report.benefit}`);
    near(report.selected.reduce((sum, { gain }) => sum + gain, 0), 'gains');
    near(report.coverage.reduce((sum, { covered }) => sum + covered, 0), 'coverage');
    near(report.selected.flatMap(({ capabilities }) => capabilities).reduce((sum, { gain }) => sum + gain, 0), 'capabilities');
    assert.ok(Math.abs(report.objective - (report.benefit - report.kappa * report.tokens)) < 1e-9);
    assert.ok(report.upperBound >= report.objective);
  });

  it('answers from the library as it is after a change', async () => {
    const engine = await engineWith();
    await engine.update({ changed: [], removed: ['file:///library/csv-cleaning/SKILL.md'] }, neverCancelled);
    const report = await engine.preview(question, neverCancelled);
    assert.equal(report?.librarySize, library.length - 1);
    assert.ok(!report.selected.some(({ name }) => name === 'csv-cleaning'));
  });

  it('lets a change that comes during a preview win: the answer is for one library or the other, never a mixture', async () => {
    const engine = await engineWith();
    const answer = engine.preview(question, neverCancelled);
    const change = engine.update({ changed: [], removed: library.map(({ uri }) => uri) }, neverCancelled);
    const [report] = await Promise.all([answer, change]);
    assert.ok(report);
    assert.equal(report.selected.length + report.leftOut.length, report.librarySize);
    assert.ok(report.librarySize === library.length || report.librarySize === 0);
  });

  it('explains an empty library, a foreign task and a budget that nothing fits', async () => {
    const empty = await engineForTests().preview(question, neverCancelled);
    assert.match(empty?.emptyBecause ?? '', /no skills here/);
    const engine = await engineWith();
    const foreign = await engine.preview({ ...question, task: 'zzxqv' }, neverCancelled);
    assert.match(foreign?.emptyBecause ?? '', /No skill has anything to do with this task/);
    const tight = await engine.preview({ ...question, budget: 3 }, neverCancelled);
    assert.match(tight?.emptyBecause ?? '', /longer than the budget of 3 tokens; the shortest has \d+/);
  });

  it('refuses a question that is none and names the value', async () => {
    const engine = await engineWith();
    await assert.rejects(engine.preview({ ...question, budget: Number.NaN }, neverCancelled), /budget.*NaN|NaN.*budget/);
    await assert.rejects(engine.preview({ ...question, price: -1 }, neverCancelled), /-/);
    await assert.rejects(engine.preview({ ...question, maxSkills: 0 }, neverCancelled), /0/);
  });

  it('answers nothing to a call that was cancelled, and changes nothing for a cancelled update', async () => {
    const engine = await engineWith();
    assert.equal(await engine.preview(question, { aborted: true }), undefined);
    assert.equal(await engine.update({ changed: [], removed: library.map(({ uri }) => uri) }, { aborted: true }) ?? undefined, undefined);
    assert.equal((await engine.list()).skills.length, library.length);
  });

  it('selects at most as many skills as asked for', async () => {
    const report = await (await engineWith()).preview({ ...question, maxSkills: 1 }, neverCancelled);
    assert.equal(report?.selected.length, 1);
  });

  it('compares budgets by the same rule as previews', async () => {
    const engine = await engineWith();
    const budgets = [60, 150, 4_000];
    const comparison = await engine.budgets({ task: question.task, price: 0, budgets }, neverCancelled);
    for (const [n, budget] of budgets.entries()) {
      const report = await engine.preview({ ...question, budget }, neverCancelled);
      const row = comparison?.budgets[n];
      assert.equal(row?.budget, budget);
      assert.deepEqual(row.selected.map(({ name }) => name), report?.selected.map(({ name }) => name));
      assert.equal(row.objective, report?.objective);
      assert.ok(row.tokens <= budget && row.coverage >= 0 && row.coverage <= 1);
    }
  });

  it('lists every file, whatever is in it, with its problems at their places', async () => {
    const engine = await engineWith([
      ...library,
      rawFile('bad/SKILL.md', '---\nname: bad\ndescription: Use when: it breaks\n---\n'),
      rawFile('empty/SKILL.md', ''),
    ]);
    const { skills } = await engine.list();
    assert.equal(skills.length, library.length + 2);
    const bad = skills.find(({ path }) => path === 'bad/SKILL.md');
    assert.deepEqual(bad?.problems.map(({ severity, start }) => [severity, start.line]), [['error', 2]]);
    assert.ok((skills.find(({ path }) => path === 'empty/SKILL.md')?.problems.length ?? 0) > 0);
    const report = await engine.preview(question, neverCancelled);
    assert.equal(report?.librarySize, library.length + 2);
  });

  it('counts the files that a skill refers to apart', async () => {
    const engine = engineForTests({
      readReferenced: async ({ path }) => (path === 'references/a.md' ? new TextEncoder().encode('one two three') : undefined),
    });
    const file = skillFile('refers', 'Refers to files.', 'See [a](references/a.md) and [b](references/gone.md).');
    await engine.update({ changed: [file], removed: [] }, neverCancelled);
    const report = await engine.tokens({}, neverCancelled);
    assert.deepEqual(report?.skills[0]?.referenced, [{ path: 'references/a.md', tokens: 3 }]);
  });

  it('counts nothing again in a second run', async () => {
    const first = await engineWith();
    const cache = await first.exportCache();
    const second = engineForTests({ loadRanks: () => Promise.reject(new Error('nothing is left to count')) });
    await second.configure({ encoding: 'o200k_base', cache });
    await second.update({ changed: library, removed: [] }, neverCancelled);
    assert.deepEqual(await second.list(), await first.list());
  });

  it('keeps the other skills when one cannot be read for a fault of ours, and says which and why', async () => {
    const engine = engineForTests({
      splitter: {
        split: (text, readYaml) => {
          if (text.includes('name: git-bisect')) throw new RangeError('no split');
          return grayMatterSplitter.split(text, readYaml);
        },
      },
    });
    const delta = await engine.update({ changed: library, removed: [] }, neverCancelled);
    assert.deepEqual(delta?.failed, [{ uri: 'file:///library/git-bisect/SKILL.md', message: 'no split' }]);
    assert.equal(delta.skills, library.length - 1);
  });

  it('prepares a skill for the capability model once, and only when a question needs it', async () => {
    const prepared: string[] = [];
    const engine = engineForTests({
      createModel: (encoder) => {
        const model = createCapabilityModel(encoder);
        return {
          ...model,
          features: (text) => {
            prepared.push(text.name);
            return model.features(text);
          },
        };
      },
    });
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    assert.deepEqual(prepared, []);
    await engine.preview(question, neverCancelled);
    await engine.update({ changed: [skillFile('git-bisect', 'Another description.')], removed: [] }, neverCancelled);
    await engine.preview(question, neverCancelled);
    assert.deepEqual(prepared.slice(library.length), ['git-bisect']);
  });
});
