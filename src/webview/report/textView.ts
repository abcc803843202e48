import type { ReportText } from '../../core/report/document/reportDocument.ts';
import { bdi, html } from '../dom.ts';

export function textView({ heading, paragraphs }: ReportText): HTMLElement {
  return html(
    'section',
    { class: 'text' },
    heading === undefined ? undefined : html('h2', {}, bdi(heading)),
    ...paragraphs.map((paragraph) => html('p', {}, bdi(paragraph))),
  );
}
