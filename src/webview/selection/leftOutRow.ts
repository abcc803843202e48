import { bdi, html } from '../dom.ts';
import type { LeftOutRow } from './leftOutModel.ts';
import { explainButton } from './explainButton.ts';
import { markButtons } from './markButtons.ts';
import { openButton } from './openButton.ts';

export function drawLeftOutRow(row: LeftOutRow): HTMLElement {
  return html(
    'li',
    { class: 'row left' },
    html('div', { class: 'rowHead' }, openButton(row), markButtons(row), html('span', { class: 'tokens' }, row.tokens)),
    html('div', { class: 'detail' }, bdi(row.reason, 'reason'), explainButton(row)),
    row.remedy === undefined ? undefined : html('div', { class: 'detail' }, bdi(row.remedy, 'remedy')),
  );
}
