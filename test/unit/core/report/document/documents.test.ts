import assert from 'node:assert/strict';
import type { CompareReport } from '../../../../../src/core/report/compareRules.ts';
import { compareDocument } from '../../../../../src/core/report/document/compareDocument.ts';
import { frontierDocument } from '../../../../../src/core/report/document/frontierDocument.ts';
import type { ReportPart, ReportTable } from '../../../../../src/core/report/document/reportDocument.ts';
import { percent } from '../../../../../src/core/report/document/wording.ts';
import type { FrontierReport } from '../../../../../src/core/report/frontierReport.ts';
import { neverCancelled } from '../../../../../src/core/util/cancel.ts';
import { engineForTests, skillFile } from '../../../../support/nodeEngineForTests.ts';

const library = [
  skillFile('csv-cleaning', 'Clean messy CSV files, fix encodings and duplicate rows.'),
  skillFile('sales-forecast', 'Forecast a time series such as monthly sales with seasonality.'),
  skillFile('git-bisect', 'Find the commit that broke a test with git bisect.'),
];
const question = { task: 'Clean the CSV files. Forecast the monthly sales.', budget: 4_000, price: 0 };

function tableOf(parts: readonly ReportPart[]): ReportTable {
  const table = parts.find((part) => part.kind === 'table');
  assert.ok(table);
  for (const { cells } of table.rows) assert.equal(cells.length, table.columns.length);
  return table;
}

describe('reports as documents', () => {
  let frontier: FrontierReport;
  let compared: CompareReport;

  before(async () => {
    const engine = engineForTests();
    await engine.update({ changed: library, removed: [] }, neverCancelled);
    const [first, second] = [await engine.frontier({ ...question, budgets: [60, 4_000] }, neverCancelled), await engine.compare(question, neverCancelled)];
    assert.ok(first && second);
    frontier = first;
    compared = second;
  });

  it('show a row for each budget, the current one marked and each to be applied', () => {
    const { rows } = tableOf(frontierDocument(frontier).parts);
    assert.deepEqual(rows.map(({ budget, mark }) => [budget, mark]), [[60, undefined], [4_000, 'current']]);
    assert.match(rows[1]?.cells.at(-1) ?? '', /csv-cleaning/);
  });

  it('draw what each number of tokens buys, rising, with the set in words', () => {
    const charts = frontierDocument(frontier).parts.filter((part) => part.kind === 'chart');
    assert.equal(charts.length, 2);
    const [line, marks] = charts[0]?.series ?? [];
    const points = line?.points ?? [];
    assert.ok(points.length >= 2);
    for (const [n, point] of points.entries()) {
      const before = points[n - 1];
      if (before) assert.ok(point.x > before.x && point.y > before.y);
    }
    assert.deepEqual(marks?.points.map(({ budget }) => budget), [60, 4_000]);
    const priced = frontierDocument(frontier, [{ ...frontier, price: 2 }]).parts.filter((part) => part.kind === 'chart');
    assert.deepEqual(priced[1]?.series.map(({ name }) => name), ['price 0', 'price 2']);
  });

  it('set every rule beside Best Prefix Selection and name what differs', () => {
    const { rows } = tableOf(compareDocument(compared).parts);
    assert.equal(rows.length, compared.rules.length);
    assert.equal(rows.filter(({ mark }) => mark === 'current').length, 1);
    for (const [n, { rule, selected, missing }] of compared.rules.entries()) {
      const differs = rule !== 'bps' && (missing.length > 0 || selected.some(({ shared }) => !shared));
      assert.equal(rows[n]?.mark === 'differs', differs, rule);
    }
  });

  it('round shares down, so that nothing reads as whole that is not', () => {
    assert.deepEqual([0.99999, 1, 0.5, 0].map(percent), ['99.9 %', '100.0 %', '50.0 %', '0.0 %']);
  });
});
