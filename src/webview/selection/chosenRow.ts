import { bdi, html, unseen } from '../dom.ts';
import { bar, ordinal } from './bar.ts';
import type { ChosenRow } from './chosenModel.ts';
import { explainButton } from './explainButton.ts';
import { markButtons } from './markButtons.ts';
import { openButton } from './openButton.ts';

export function drawChosenRow(row: ChosenRow): HTMLElement {
  return html(
    'li',
    { class: row.byPin ? 'row chosen byPin' : 'row chosen' },
    ordinal(row.index),
    html(
      'div',
      { class: 'rowBody' },
      html(
        'div',
        { class: 'rowHead' },
        openButton(row),
        markButtons(row),
        html('span', { class: 'gain', title: row.gainTitle }, row.gain, unseen(' of demand')),
      ),
      html(
        'div',
        { class: 'detail' },
        bdi(row.folder, 'path'),
        explainButton(row),
        html('span', { class: 'tokens' }, row.byPin ? html('span', { class: 'pin' }, 'Pinned') : undefined, row.byPin ? ' · ' : undefined, row.tokens),
      ),
      bar([{ share: row.tokensShare, colour: row.index }], 1),
      capabilities(row),
    ),
  );
}

function capabilities({ capabilities, more }: ChosenRow): HTMLElement | undefined {
  if (capabilities.length === 0) return undefined;
  const chips = capabilities.map(({ name, share }) => html('li', { class: 'chip' }, bdi(name), ' ', html('span', { class: 'share' }, share)));
  const rest = more === undefined ? [] : [html('li', { class: 'chip more' }, more)];
  return html('ul', { class: 'chips', role: 'list', 'aria-label': 'Capabilities that it adds' }, ...chips, ...rest);
}
