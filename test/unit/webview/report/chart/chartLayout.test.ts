import assert from 'node:assert/strict';
import { numbersFor } from '../../../../../src/core/util/numbers.ts';
import { chartLayout } from '../../../../../src/webview/report/chart/chartLayout.ts';
import { frontierChart, recallChart } from '../../reportSample.ts';

const numbers = numbersFor('en');

describe('chartLayout', () => {
  it('labels the axes as their values are written', () => {
    const { xTicks, yTicks } = chartLayout(recallChart, 900, numbers);
    assert.deepEqual(xTicks.map(({ label }) => label), ['0', '10', '100', '1,000']);
    assert.deepEqual(yTicks.map(({ label }) => label), ['0%', '20%', '40%', '60%', '80%', '100%']);
  });

  it('keeps everything within the picture, at any width', () => {
    for (const width of [150, 276, 500, 960]) {
      for (const chart of [frontierChart, recallChart]) {
        const { left, right, top, bottom, series } = chartLayout(chart, width, numbers);
        for (const { x, y, low = y, high = y } of series.flatMap(({ points }) => points)) {
          assert.ok(x > left && x < right && high >= top && low <= bottom, `${chart.caption} at ${width}: ${x} ${y}`);
        }
      }
    }
  });

  it('joins points by lines or steps, or not at all', () => {
    const [steps, alone] = chartLayout(frontierChart, 900, numbers).series;
    assert.match(steps?.line ?? '', /^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){7}$/);
    assert.equal(alone?.line, '');
    assert.match(chartLayout(recallChart, 900, numbers).series[0]?.line ?? '', /^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){3}$/);
  });

  it('moves intervals at the same place apart', () => {
    const { series } = chartLayout(recallChart, 900, numbers);
    assert.equal(new Set(series.map(({ points }) => points[1]?.x)).size, 4);
    const frontier = chartLayout({ ...frontierChart, series: [...frontierChart.series, ...frontierChart.series] }, 900, numbers).series;
    assert.equal(frontier[0]?.points[1]?.x, frontier[2]?.points[1]?.x);
  });

  it('draws no shapes where points are closer than these', () => {
    const points = Array.from({ length: 500 }, (_, x) => ({ x, y: x, detail: [] }));
    assert.equal(chartLayout({ ...frontierChart, series: [{ name: 'many', joined: 'line', points }] }, 900, numbers).series[0]?.shapes, false);
  });
});
