import assert from 'node:assert/strict';
import { join } from 'node:path';
import { manySkills } from '../../../src/core/lint/manySkills.ts';
import type { HealthReport } from '../../../src/core/report/health/healthReport.ts';
import { makeTree, removeTrees } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const sample = join(import.meta.dirname, '../../../media/sample');

describe('health on the command line', () => {
  let machine: TestMachine;
  const health = async (...argv: string[]) => JSON.parse((await machine.run(['health', ...argv, '--json'])).out) as HealthReport;
  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  it('sums up the sample library', async () => {
    const report = await health(sample);
    assert.deepEqual([report.version, report.skills, report.problems.error, report.routing.regime], [1, 18, 0, 'implicit']);
    assert.deepEqual(report.redundant.map((group) => group.map(({ name }) => name)), [['csv-cleaning', 'tabular-data-tidy']]);
    assert.deepEqual(report.distractors.map(({ name }) => name), ['expert-workflow-toolkit', 'productivity-assistant']);
    assert.deepEqual(report.listings.map(({ host, fits }) => [host, fits]), [['claude-code', true], ['codex', true]]);
    assert.equal(report.folders.reduce((sum, { document }) => sum + document, 0), report.tokens.document);
  });

  it('says what a host has no room for, and advises by size', async () => {
    const report = await health(await makeTree(manySkills(150)), '--host', 'codex');
    const [codex, ...others] = report.listings;
    assert.deepEqual([codex?.fits, others.length, report.routing.regime], [false, 0, 'preselect']);
    assert.ok(report.routing.reference.every(({ recall }) => recall !== null && recall > 0 && recall < 1));
  });

  it('prints a summary', async () => {
    const { code, out } = await machine.run(['health', sample]);
    assert.equal(code, 0);
    assert.match(out, /^18 skills, [\d,]+ tokens of names and descriptions/);
    assert.match(out, /\nSkills that say the same: 1 group\n {2}csv-cleaning \(data\/csv-cleaning\/SKILL\.md\), tabular-data-tidy/);
    assert.match(out, /A preselection finds more of the needed skills even at this size/);
    assert.match(out, /arXiv 2610\.18522 measured 0, 10, 100, 1,000 and 10,000 irrelevant skills; for 18 its figures are read between these:/);
    const empty = await machine.run(['health', await makeTree({ 'x.md': '' }), '--fail-on-empty']);
    assert.equal(empty.code, 1);
  });
});
