import { axisText } from '../../../core/report/document/axisText.ts';
import type { ReportChart } from '../../../core/report/document/reportDocument.ts';
import type { Numbers } from '../../../core/util/numbers.ts';
import { plainText } from '../../plainText.ts';

/** More than these are counted instead of listened to; the table has them all. */
const mostSeries = 8;

/** The chart in words: what it shows, and where each series begins and ends. */
export function chartSummary(chart: ReportChart, numbers: Numbers): string {
  const { caption, x, y, series } = chart;
  const spans = series.slice(0, mostSeries).map(({ name, points }) => {
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return `${plainText(name)}: no points`;
    const from = `${axisText(first.y, y, numbers)} at ${axisText(first.x, x, numbers)}`;
    return points.length === 1 ? `${plainText(name)}: ${from}` : `${plainText(name)}: from ${from} to ${axisText(last.y, y, numbers)} at ${axisText(last.x, x, numbers)}`;
  });
  const more = series.length > mostSeries ? [`And ${series.length - mostSeries} more series`] : [];
  return `${[plainText(caption), `${plainText(y.label)} by ${plainText(x.label)}`, ...spans, ...more].join('. ')}.`;
}
