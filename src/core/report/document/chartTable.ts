import type { ReportAxis, ReportChart, ReportTable } from './reportDocument.ts';

type Point = ReportChart['series'][number]['points'][number] & { readonly series: string };
type Column = ReportTable['columns'][number] & { readonly cell: (point: Point) => string };

/**
 * The chart's points as a table, a row each. Columns that would say the same in every row, or nothing in any, are left
 * out: the name of the only series, intervals and details where there are none.
 * @param write a value as it is written; an empty cell stands for what there is not
 */
export function chartTable(chart: ReportChart, write: (value: number, axis: ReportAxis) => string): ReportTable {
  const { caption, x, y, series } = chart;
  const points = series.flatMap(({ name, points }) => points.map((point): Point => ({ ...point, series: name })));
  const bound = (value: number | undefined) => (value === undefined ? '' : write(value, y));
  const columns: Column[] = [
    { title: x.label, align: 'right', cell: (point) => write(point.x, x) },
    { title: y.label, align: 'right', cell: (point) => write(point.y, y) },
  ];
  if (series.length > 1) columns.unshift({ title: 'Series', cell: (point) => point.series });
  if (points.some(({ low, high }) => low !== undefined || high !== undefined)) {
    columns.push(
      { title: 'From', align: 'right', cell: ({ low }) => bound(low) },
      { title: 'To', align: 'right', cell: ({ high }) => bound(high) },
    );
  }
  if (points.some(({ detail }) => detail.length > 0)) columns.push({ title: 'Details', cell: ({ detail }) => detail.join('; ') });
  return {
    kind: 'table',
    caption,
    columns: columns.map(({ title, align }) => ({ title, ...(align && { align }) })),
    rows: points.map((point) => ({
      cells: columns.map(({ cell }) => cell(point)),
      ...(point.budget === undefined ? {} : { budget: point.budget }),
    })),
  };
}
