import { axisText } from '../../../core/report/document/axisText.ts';
import { chartTable } from '../../../core/report/document/chartTable.ts';
import type { ReportChart } from '../../../core/report/document/reportDocument.ts';
import { bdi, html } from '../../dom.ts';
import type { ReportContext } from '../reportContext.ts';
import { tableView } from '../tableView.ts';
import { legend } from './legend.ts';
import { plotView } from './plotView.ts';

/** A chart with its caption, legend and, folded away, its points as a table. */
export function chartView(chart: ReportChart, context: ReportContext): HTMLElement {
  const { numbers, memory } = context;
  const table = html('details', { class: 'points', open: memory.isOpen(chart.caption) }, html('summary', { 'data-key': `points ${chart.caption}` }, 'Show as a table'));
  // Tables of many points cost time that those who do not open them need not spend.
  const fill = () => {
    if (table.open && table.children.length === 1) table.append(tableView(chartTable(chart, (value, axis) => axisText(value, axis, numbers)), context));
  };
  table.addEventListener('toggle', () => {
    memory.setOpen(chart.caption, table.open);
    fill();
  });
  fill();
  return html(
    'figure',
    { class: 'chart' },
    html('figcaption', {}, html('h2', {}, bdi(chart.caption))),
    legend(chart),
    html('p', { class: 'axisLabel y' }, bdi(chart.y.label)),
    plotView(chart, context),
    html('p', { class: 'axisLabel x' }, bdi(chart.x.label)),
    table,
  );
}
