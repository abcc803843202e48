import type { ReportChart } from '../../../core/report/document/reportDocument.ts';
import { bdi, html } from '../../dom.ts';
import { seriesSample } from './seriesLook.ts';

/** Which series looks how; none where there is only one. */
export function legend({ series }: ReportChart): HTMLElement | undefined {
  if (series.length < 2) return undefined;
  return html(
    'ul',
    { class: 'legend', role: 'list', 'aria-label': 'Series' },
    ...series.map(({ name, joined }, index) => html('li', {}, seriesSample(index, joined !== 'none'), bdi(name))),
  );
}
