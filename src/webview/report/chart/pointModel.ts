import { axisText } from '../../../core/report/document/axisText.ts';
import type { ReportChart } from '../../../core/report/document/reportDocument.ts';
import type { Numbers } from '../../../core/util/numbers.ts';
import type { PointPlace } from './walk.ts';

/** What is said of a point. */
export interface PointModel {
  /** The series' name, where there are several. */
  readonly series?: string;
  readonly lines: readonly string[];
  /** What picking it does. */
  readonly action?: string;
}

export function pointModel(chart: ReportChart, { series: at, point: index }: PointPlace, numbers: Numbers): PointModel | undefined {
  const series = chart.series[at];
  const point = series?.points[index];
  if (!point) return undefined;
  const { x, y, low, high, detail, budget } = point;
  const value = axisText(y, chart.y, numbers);
  const interval = low === undefined || high === undefined ? '' : ` (${axisText(low, chart.y, numbers)} to ${axisText(high, chart.y, numbers)})`;
  return {
    ...(chart.series.length > 1 ? { series: series.name } : {}),
    lines: detail.length > 0 ? detail : [`${chart.x.label}: ${axisText(x, chart.x, numbers)}`, `${chart.y.label}: ${value}${interval}`],
    ...(budget === undefined ? {} : { action: `Enter or click applies a budget of ${numbers.tokens(budget)}` }),
  };
}

/** The point in a sentence for a live region. */
export function spokenPoint({ series, lines, action }: PointModel): string {
  return [...(series === undefined ? [] : [series]), ...lines, ...(action === undefined ? [] : ['Enter applies this budget'])].join('. ');
}
