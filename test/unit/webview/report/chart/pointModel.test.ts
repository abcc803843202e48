import assert from 'node:assert/strict';
import { numbersFor } from '../../../../../src/core/util/numbers.ts';
import { chartSummary } from '../../../../../src/webview/report/chart/chartSummary.ts';
import { pointModel, spokenPoint } from '../../../../../src/webview/report/chart/pointModel.ts';
import { frontierChart, recallChart } from '../../reportSample.ts';

const numbers = numbersFor('en');

describe('pointModel', () => {
  it("says a point's details and what picking it does", () => {
    const model = pointModel(frontierChart, { series: 0, point: 1 }, numbers);
    assert.deepEqual(model, {
      series: 'Best known set',
      lines: ['620 tokens cover 21%', 'csv-cleaning'],
      action: 'Enter or click applies a budget of 620 tokens',
    });
    assert.equal(model && spokenPoint(model), 'Best known set. 620 tokens cover 21%. csv-cleaning. Enter applies this budget');
  });

  it('says values and interval of a point without details', () => {
    assert.deepEqual(pointModel(recallChart, { series: 0, point: 3 }, numbers)?.lines, ['Distractors in the library: 1,000', 'Recall: 81% (75% to 86%)']);
  });

  it('does not name the only series', () => {
    const one = { ...recallChart, series: recallChart.series.slice(0, 1) };
    assert.equal(pointModel(one, { series: 0, point: 0 }, numbers)?.series, undefined);
    assert.equal(pointModel(one, { series: 1, point: 0 }, numbers), undefined);
  });
});

describe('chartSummary', () => {
  it('says what a chart shows and where its series begin and end', () => {
    const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
    assert.equal(
      bare(chartSummary(frontierChart, numbers)),
      'What each budget covers. Demand covered by Budget (tokens). Best known set: from 0% at 0 to 79% at 7,400. Current budget: 71% at 4,000.',
    );
    const many = { ...recallChart, series: Array.from({ length: 10 }, (_, index) => ({ name: `s${index}`, joined: 'line', points: [] }) as const) };
    assert.match(bare(chartSummary(many, numbers)), /s7: no points\. And 2 more series\.$/);
  });
});
