import assert from 'node:assert/strict';
import { numbersFor } from '../../../../src/core/util/numbers.ts';
import { resultsModel } from '../../../../src/webview/selection/resultsModel.ts';
import { previewReport, selectedSkill, selectionState } from '../selectionStates.ts';

describe('resultsModel', () => {
  const model = (change: Parameters<typeof previewReport>[0] = {}, around: Parameters<typeof selectionState>[0] = {}) =>
    resultsModel(previewReport(change), selectionState(around), numbersFor('en'));

  it('gives each chosen skill its share of the demand', () => {
    const [pdf, sheets] = model().chosen.rows;
    assert.deepEqual([pdf?.gain, sheets?.gain], ['+50%', '+25%']);
    assert.deepEqual(pdf?.capabilities, [{ name: 'tables', share: '38%' }, { name: 'charts', share: '13%' }]);
    assert.equal(pdf?.folder, 'skills/pdf');
    // As the skill writes them where it states them, marked where it does not, without the humps of others.
    assert.match(pdf?.title ?? '', /\nMatches \u2068pdfs\u2069, \u2068chart \(body\)\u2069$/);
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
    assert.deepEqual(charts?.shares, [{ share: 0.25, colour: 0, covers: '25%' }, { share: 0.5, colour: 1, covers: '50%' }]);
    assert.deepEqual(model().coverage.rows[0]?.shares.map(({ colour }) => colour), [0]);
  });

  it('says which capabilities nobody covers', () => {
    const coverage = [{ capability: 'mail', demand: 0.5, covered: 0, evidence: [], shares: [] }];
    const { rows, count } = model({ selected: [], coverage }).coverage;
    assert.deepEqual([rows[0]?.covered, rows[0]?.isCovered, rows[0]?.by, count], ['not covered', false, undefined, '0 of 1']);
  });

  it('has no totals, and no share that is not a number, where nothing is chosen and nothing demanded', () => {
    const nothing = model({ selected: [], tokens: 0, benefit: 0, objective: 0, coverage: [] });
    assert.equal(nothing.totals, undefined);
    assert.doesNotMatch(JSON.stringify(nothing), /NaN|null|∞/);
  });

  it('knows the marks of the current question, and who is in for a pin', () => {
    const [pdf, sheets] = [selectedSkill('pdf', 10, {}), { ...selectedSkill('sheets', 10, {}), pinned: true as const }];
    const { chosen, leftOut } = model({ selected: [pdf, sheets] }, { pinned: [pdf.uri], excluded: ['file:///skills/other-1/SKILL.md'] });
    assert.deepEqual(chosen.rows.map(({ pinned, excluded, byPin }) => [pinned, excluded, byPin]), [[true, false, false], [false, false, true]]);
    assert.deepEqual(leftOut.rows.slice(0, 2).map(({ excluded }) => excluded), [false, true]);
  });

  it('writes reasons and remedies as sentences', () => {
    const [left] = previewReport().leftOut;
    assert.ok(left);
    const [plain, hopeful] = model({ leftOut: [left, { ...left, remedy: 'needs room.' }] }).leftOut.rows;
    assert.deepEqual([plain?.reason, plain?.remedy, hopeful?.remedy], ['Shares nothing with the task', undefined, 'Needs room.']);
  });

  it('counts what was left out by kinds of reasons, without those that do not occur', () => {
    const [left] = previewReport().leftOut;
    assert.ok(left);
    const codes = ['no-demand', 'too-weak', 'too-long', 'no-room', 'excluded'] as const;
    const { groups } = model({ leftOut: codes.map((code) => ({ ...left, code })) }).leftOut;
    assert.deepEqual(groups.map(({ label, count }) => `${label} ${count}`), ['All 5', 'Does not fit 2', 'Excluded 1', 'Weak match 1', 'No match 1']);
  });

  it('says so when only the nearest skills left out are listed', () => {
    assert.equal(model().leftOut.cut, undefined);
    assert.equal(model({ leftOutCounts: { 'no-demand': 998 } }).leftOut.cut, 'The 12 nearest of 998 are listed.');
  });
});
