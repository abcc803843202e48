import { bdi, html } from '../dom.ts';
import type { LeftOutRow } from './leftOutModel.ts';
import { openButton } from './openButton.ts';
import { rowButtons } from './rowButtons.ts';

export function drawLeftOutRow(row: LeftOutRow): HTMLElement {
  return html(
    'li',
    { class: 'row left' },
    html('div', { class: 'rowHead' }, openButton(row), rowButtons(row), html('span', { class: 'tokens' }, row.tokens)),
    html('div', { class: 'detail' }, bdi(row.reason, 'reason')),
    row.remedy === undefined ? undefined : html('div', { class: 'detail' }, bdi(row.remedy, 'remedy')),
  );
}
