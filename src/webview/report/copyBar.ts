import type { FromReportView } from '../../protocol/reportView.ts';
import { html } from '../dom.ts';
import type { ReportContext } from './reportContext.ts';

type Format = Extract<FromReportView, { readonly kind: 'copy' }>['format'];

const formats: readonly (readonly [Format, label: string])[] = [
  ['markdown', 'Markdown'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
];

/** The forms in which the whole report goes to the clipboard. */
export function copyBar({ post, say }: Pick<ReportContext, 'post' | 'say'>): HTMLElement {
  return html(
    'div',
    { class: 'copy', role: 'group', 'aria-label': 'Copy the report' },
    html('span', { 'aria-hidden': 'true' }, 'Copy as'),
    ...formats.map(([format, label]) => {
      const button = html('button', { type: 'button', class: 'secondary', 'data-key': `copy ${format}`, 'aria-label': `Copy as ${label}` }, label);
      button.addEventListener('click', () => {
        post({ kind: 'copy', format });
        say(`Copied as ${label}`);
      });
      return button;
    }),
  );
}
