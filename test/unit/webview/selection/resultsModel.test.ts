import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/webview/numbers.ts';
import { resultsModel } from '../../../../src/webview/selection/resultsModel.ts';
import { previewReport, selectedSkill } from '../selectionStates.ts';

describe('resultsModel', () => {
  const model = (change: Parameters<typeof previewReport>[0] = {}, leftOutTotal = 12) =>
    resultsModel(previewReport(change), leftOutTotal, '', numbersFor('en'));

  it('gives each chosen skill its share of the demand', () => {
    const [pdf, sheets] = model().chosen.rows;
    assert.deepEqual([pdf?.gain, sheets?.gain], ['+50%', '+25%']);
    assert.deepEqual(pdf?.capabilities, [{ name: 'tables', share: '38%' }, { name: 'charts', share: '13%' }]);
    assert.equal(pdf?.folder, 'skills/pdf');
  });

  it('lists five capabilities of a skill and counts the others', () => {
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`c${index}`, 0.01]));
    const [row] = model({ selected: [selectedSkill('broad', 10, many)] }).chosen.rows;
    assert.equal(row?.capabilities.length, 5);
    assert.equal(row?.more, '3 more');
  });

  it('shows who covers how much of a capability', () => {
    const charts = model().coverage.rows[1];
    assert.equal(charts?.covered, '75% covered');
    assert.equal(charts?.demand, '50% of demand');
    assert.equal(charts?.by, 'by \u2068pdf\u2069 25%, \u2068sheets\u2069 50%');
    assert.deepEqual(charts?.bar, [{ share: 0.25, colour: 0 }, { share: 0.5, colour: 1 }]);
  });

  it('says which capabilities nobody covers', () => {
    const coverage = [{ capability: 'mail', demand: 0.5, covered: 0, evidence: [] }];
    const { rows, count } = model({ selected: [], coverage }).coverage;
    assert.deepEqual([rows[0]?.covered, rows[0]?.isCovered, rows[0]?.by, count], ['not covered', false, undefined, '0 of 1']);
  });

  it('has no totals, and no share that is not a number, where nothing is chosen and nothing demanded', () => {
    const nothing = model({ selected: [], tokens: 0, benefit: 0, objective: 0, coverage: [] });
    assert.equal(nothing.totals, undefined);
    assert.doesNotMatch(JSON.stringify(nothing), /NaN|null|∞/);
  });

  it('writes reasons as sentences', () => {
    assert.equal(model().leftOut.rows[0]?.reason, 'Supplies nothing that the task demands');
  });

  it('says so when only the nearest skills left out are listed', () => {
    assert.equal(model().leftOut.cut, undefined);
    assert.equal(model({}, 998).leftOut.cut, 'The 12 nearest of 998 are listed.');
  });
});
