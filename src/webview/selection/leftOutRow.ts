import { bdi, html } from '../dom.ts';
import type { LeftOutModel, LeftOutRow } from './leftOutModel.ts';
import { openButton } from './openButton.ts';

export function drawLeftOut({ rows }: Pick<LeftOutModel, 'rows'>): readonly Node[] {
  return [html('ul', { class: 'rows', role: 'list' }, ...rows.map(drawRow))];
}

function drawRow(row: LeftOutRow): HTMLElement {
  return html(
    'li',
    { class: 'row left' },
    html('div', { class: 'rowHead' }, openButton(row), html('span', { class: 'tokens' }, row.tokens)),
    html('div', { class: 'detail' }, bdi(row.reason, 'reason')),
  );
}
