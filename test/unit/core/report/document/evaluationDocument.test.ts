import assert from 'node:assert/strict';
import { evaluationDocument } from '../../../../../src/core/report/document/evaluationDocument.ts';
import type { ReportPart } from '../../../../../src/core/report/document/reportDocument.ts';
import { evaluationInput } from '../../../../../src/core/routing/evaluationInput.ts';
import { evaluate } from '../../../../../src/core/routing/evaluate.ts';
import { makeRoutingReport } from '../../../../../src/core/routing/makeRoutingReport.ts';
import type { RoutingReport } from '../../../../../src/core/routing/routingReport.ts';
import { finish } from '../../../../../src/core/util/steps.ts';
import { planOf, pool, suiteSkills, suiteTasks } from '../../routing/suite.ts';

const terms = { suite: 'my suite', library: 'task' as const, seed: 42, scales: [0, 10, 1_000] };

function reportOf(tasks = suiteTasks): RoutingReport {
  const input = evaluationInput({ tasks, skills: suiteSkills, notes: [] }, { documents: pool(30), problems: [], notes: [] }, terms);
  const plan = planOf(input.corpus, { scales: input.scales });
  const more = { strategies: plan.strategies, limits: plan.limits, absent: [{ strategy: 'dense', reason: 'there is no encoder' }] };
  return makeRoutingReport({ ...terms, ...more }, input, finish(evaluate(plan)), { encoding: 'o200k_base', outcomes: false });
}

function tableOf(parts: readonly ReportPart[], caption: RegExp) {
  const table = parts.find((part) => part.kind === 'table' && caption.test(part.caption));
  assert.ok(table?.kind === 'table', String(caption));
  for (const { cells } of table.rows) assert.equal(cells.length, table.columns.length);
  return table;
}

const textOf = (parts: readonly ReportPart[]) => parts.flatMap((part) => (part.kind === 'text' ? [part.heading ?? '', ...part.paragraphs] : [])).join('\n');

describe('an evaluation as a document', () => {
  const report = reportOf();
  const { parts } = evaluationDocument(report);

  it('says what was measured on what, what differs from what was asked, and who is absent', () => {
    const text = textOf(parts);
    assert.match(text, /^\nSuite: my suite, with 2 tasks that need skills and 1 without need of one\.\nEach task's library .*; 30 distractors, seed 42\. Limits: at most 5 skills a task\.\n/);
    assert.match(text, /on the command line/);
    assert.match(text, /1 task that needs no skill is left out where no distractors are added/);
    assert.match(text, /measured at 30 instead of 1,000/);
    assert.match(text, /dense is left out: there is no encoder\./);
    assert.doesNotMatch(text, /problems/);
  });

  it('draws recall against the number of distractors, each strategy with its interval', () => {
    const chart = parts.find((part) => part.kind === 'chart');
    assert.ok(chart?.kind === 'chart');
    assert.deepEqual(chart.series.map(({ name }) => name), [...new Set(report.results.map(({ strategy }) => strategy))]);
    for (const { points } of chart.series) {
      assert.deepEqual(points.map(({ x }) => x), [0, 10, 30]);
      for (const { y, low, high } of points) assert.ok(low! <= y && y <= high! && y <= 1);
    }
  });

  it('has a row for each strategy and scale, and each lead with whether it is one', () => {
    const { rows } = tableOf(parts, /Results/);
    assert.equal(rows.length, report.results.length);
    assert.deepEqual(rows[0]?.cells.slice(0, 3), ['bm25-description', '0', '100.0 %']);
    const leads = tableOf(parts, /Leads/).rows;
    assert.equal(leads.length, report.comparisons.length);
    const sure = report.comparisons.map(({ interval: [low, high] }) => (low > 0 || high < 0 ? 'differs' : undefined));
    assert.deepEqual(leads.map(({ mark }) => mark), sure);
  });

  it('has columns of their own for tasks that need nothing, where there are some', () => {
    const { columns, rows } = tableOf(parts, /Results/);
    const at = columns.findIndex(({ title }) => title === 'Tokens there');
    assert.deepEqual(columns.slice(at - 2, at).map(({ title }) => title), ['Empty where none is needed', 'Skills there']);
    assert.deepEqual([rows[0]!.cells[at], /^\d+$/.test(rows.at(-2)!.cells[at]!)], ['', true]);
    const needing = reportOf(suiteTasks.split('\n').slice(0, 2).join('\n'));
    assert.doesNotMatch(tableOf(evaluationDocument(needing).parts, /Results/).columns.map(({ title }) => title).join(), /there|none/);
  });

  it('breaks recall down by how many skills a task needs', () => {
    const { columns, rows } = tableOf(parts, /how many skills/);
    assert.deepEqual(columns.map(({ title }) => title), ['Strategy', 'Distractors', '1 (1 task)', '2 (1 task)']);
    assert.equal(rows.length, report.results.length);
  });

  it('names bad lines by number, at most fifty of them', () => {
    const text = textOf(evaluationDocument(reportOf(`${suiteTasks}\n${'{\n'.repeat(60)}`)).parts);
    assert.match(text, /Lines with problems\ntasks\.jsonl line 4: it is no JSON; the line is skipped\n/);
    assert.match(text, /\n10 more lines have problems\.$/);
  });
});
