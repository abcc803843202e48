import type { ReportRow, ReportTable } from '../../core/report/document/reportDocument.ts';
import { bdi, html } from '../dom.ts';
import { plainText } from '../plainText.ts';
import type { ReportContext } from './reportContext.ts';

/** A table below its caption as a heading, which does not scroll with it. */
export function captionedTable(table: ReportTable, context: ReportContext): HTMLElement {
  return html('section', {}, html('h2', {}, bdi(table.caption)), tableView(table, context));
}

/** A table that scrolls sideways, and is then a stop of the Tab key, only where there is no room for it. */
export function tableView({ caption, columns, rows }: ReportTable, { numbers, post }: ReportContext): HTMLElement {
  const applicable = rows.some(appliesBudget);
  const alignOf = (index: number) => (columns[index]?.align === 'right' ? 'right' : undefined);
  const cells = ({ cells, uri, line, mark }: ReportRow) =>
    cells.map((cell, index) => {
      const own = { class: alignOf(index) };
      if (index > 0) return html('td', own, bdi(cell));
      const label = mark === undefined ? undefined : html('span', { class: 'badge' }, mark);
      const name = uri === undefined ? bdi(cell) : openButton(cell, uri, line);
      // Numbers stay one below the other.
      const content = label ? (own.class === 'right' ? [label, ' ', name] : [name, ' ', label]) : [name];
      return html('th', { ...own, scope: 'row' }, ...content);
    });
  const apply = (row: ReportRow) => html('td', { class: 'apply' }, appliesBudget(row) ? applyButton(row.budget, numbers.tokens(row.budget)) : undefined);
  const table = html(
    'table',
    { 'aria-label': plainText(caption) },
    html(
      'thead',
      {},
      html(
        'tr',
        {},
        ...columns.map(({ title }, index) => html('th', { class: alignOf(index), scope: 'col' }, bdi(title))),
        applicable ? html('th', { scope: 'col' }, html('span', { class: 'unseen' }, 'Apply')) : undefined,
      ),
    ),
    html('tbody', {}, ...rows.map((row) => html('tr', { class: row.mark }, ...cells(row), applicable ? apply(row) : undefined))),
  );
  const element = html('div', { class: 'table' }, table);
  element.addEventListener('click', ({ target }) => {
    const { open, line, budget } = (target instanceof Element ? target.closest<HTMLElement>('button') : null)?.dataset ?? {};
    if (open !== undefined) post({ kind: 'open', uri: open, ...(line === undefined ? {} : { line: Number(line) }) });
    if (budget !== undefined) post({ kind: 'budget', budget: Number(budget) });
  });
  new ResizeObserver(() => reach(element, caption)).observe(element);
  return element;
}

/** There is nothing to apply in the row that holds now. */
function appliesBudget(row: ReportRow): row is ReportRow & { readonly budget: number } {
  return row.budget !== undefined && row.mark !== 'current';
}

function openButton(name: string, uri: string, line: number | undefined): HTMLElement {
  const key = line === undefined ? `open ${uri}` : `open ${uri} ${line} ${name}`;
  const title = line === undefined ? undefined : `Open at line ${line}`;
  return html('button', { type: 'button', class: 'link', title, 'data-open': uri, 'data-line': line, 'data-key': key }, bdi(name));
}

function applyButton(budget: number, tokens: string): HTMLElement {
  const label = `Apply a budget of ${tokens}`;
  return html('button', { type: 'button', class: 'secondary', 'data-budget': budget, 'data-key': `budget ${budget}`, 'aria-label': label, title: label }, 'Apply');
}

function reach(element: HTMLElement, caption: string): void {
  const scrolls = element.scrollWidth > element.clientWidth;
  element.classList.toggle('scrolls', scrolls);
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': plainText(caption) })) {
    if (scrolls) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}
