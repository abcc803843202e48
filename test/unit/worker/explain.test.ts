import assert from 'node:assert/strict';
import type { ExplainReport } from '../../../src/core/report/explainReport.ts';
import type { PreviewQuestion } from '../../../src/core/report/previewReport.ts';
import { neverCancelled } from '../../../src/core/util/cancel.ts';
import type { Engine } from '../../../src/worker/engine.ts';
import { engineForTests, skillFile } from '../../support/nodeEngineForTests.ts';

const library = [
  skillFile('csv-cleaning', 'Clean messy CSV files, fix encodings and duplicate rows. Use when a CSV export is dirty.'),
  skillFile('sales-forecast', 'Forecast a time series such as monthly sales with seasonality. Use when next quarter is to be predicted.'),
  skillFile('git-bisect', 'Find the commit that broke a test with git bisect.'),
  skillFile('beehive-care', 'Looks after bee colonies through swarms, mites, feeding and wintering.'),
];
const uriOf = (name: string) => `file:///library/${name}/SKILL.md`;
const question: PreviewQuestion = { task: 'Clean the dirty CSV export of Monday, zxqv', budget: 4_000, price: 0.2 };

describe('an explanation by the engine', () => {
  let engine: Engine;
  const explain = async (name: string, more: Partial<PreviewQuestion> = {}): Promise<ExplainReport> => (await engine.explain({ question: { ...question, ...more }, uri: uriOf(name) }, neverCancelled))!;

  before(async () => {
    engine = engineForTests();
    await engine.update({ changed: library, removed: [] }, neverCancelled);
  });

  it('tells what would be without a pin or an exclusion, which is what a preview without it does', async () => {
    for (const name of ['csv-cleaning', 'beehive-care']) {
      const plain = await explain(name);
      assert.equal(plain.marked, undefined);
      for (const [as, mark] of [['pinned', { pinned: [uriOf(name)] }], ['excluded', { excluded: [uriOf(name)] }]] as const) {
        const { marked, isSelected, remedies } = await explain(name, mark);
        assert.deepEqual([marked?.as, isSelected, marked?.isSelectedWithout, marked?.reasonWithout, remedies], [as, as === 'pinned', plain.isSelected, plain.reason, {}]);
      }
    }
    assert.equal((await explain('beehive-care', { pinned: [uriOf('git-bisect')] })).marked, undefined, "another skill's pin");
  });

  it('tells what Best Prefix Selection would do where another rule chooses', async () => {
    assert.equal((await explain('csv-cleaning')).isSelectedByBps, undefined);
    assert.equal((await explain('csv-cleaning', { rule: 'optimal' })).isSelectedByBps, undefined);
    for (const rule of ['random', 'mmr'] as const) assert.equal((await explain('csv-cleaning', { rule })).isSelectedByBps, true);
    assert.deepEqual((await explain('git-bisect', { rule: 'random' })).remedies, {});
  });

  it('finds the limit on the number of skills that would let a skill in', async () => {
    const task = 'Clean the dirty CSV export and forecast the monthly sales of next quarter';
    const both = await engine.preview({ ...question, task }, neverCancelled);
    assert.equal(both!.selected.length, 2);
    const one = await engine.preview({ ...question, task, maxSkills: 1 }, neverCancelled);
    const out = both!.selected.find(({ uri }) => uri !== one!.selected[0]!.uri)!;
    assert.equal((await explain(out.name, { task, maxSkills: 1 })).remedies.maxSkills, 2);
  });

  it('shows first what the best set with the skill gives up', async () => {
    const task = 'Clean the dirty CSV export and forecast the monthly sales of next quarter';
    const one = await engine.preview({ ...question, task, maxSkills: 1 }, neverCancelled);
    const out = library.slice(0, 2).map(({ path }) => path.split('/').at(-2)!).find((name) => name !== one!.selected[0]!.name)!;
    const { chosen, goesOut } = await explain(out, { task, maxSkills: 1 });
    assert.deepEqual([chosen[0]!.name, chosen[0]!.givesWay, goesOut], [one!.selected[0]!.name, true, [chosen[0]!.name]]);
    assert.ok((await explain('beehive-care', { task })).chosen.every(({ givesWay }) => givesWay === undefined));
  });

  it('lists every word that is missing, those of any request and those that no skill has last', async () => {
    const { match } = await explain('git-bisect');
    assert.deepEqual([[...match.missing].sort(), match.missingCount], [['CSV', 'Clean', 'Monday', 'dirty', 'export', 'zxqv'].sort(), 6]);
    assert.deepEqual([...match.missing.slice(-2)].sort(), ['Monday', 'zxqv']);
    const long = await explain('git-bisect', { task: Array.from({ length: 300 }, (_, n) => `word${n}x`).join(' ') });
    assert.equal(long.match.missing.length, 100);
    assert.ok(long.match.missingCount > 100);
  });
});
