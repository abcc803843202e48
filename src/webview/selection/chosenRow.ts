import { bdi, html, unseen } from '../dom.ts';
import { bar, colourClass } from './bar.ts';
import type { ChosenModel, ChosenRow } from './chosenModel.ts';
import { openButton } from './openButton.ts';

export function drawChosenSet({ rows }: Pick<ChosenModel, 'rows'>): readonly Node[] {
  // Without its markers a list is no list to some screen readers unless told so.
  return [html('ol', { class: 'rows', role: 'list' }, ...rows.map(drawRow))];
}

function drawRow(row: ChosenRow, index: number): HTMLElement {
  return html(
    'li',
    { class: 'row chosen' },
    html('span', { class: `ordinal ${colourClass(index)}`, 'aria-hidden': 'true' }, String(index + 1)),
    html(
      'div',
      { class: 'rowBody' },
      html(
        'div',
        { class: 'rowHead' },
        openButton(row),
        html('span', { class: 'gain', title: row.gainTitle }, row.gain, unseen(' of demand')),
      ),
      html('div', { class: 'detail' }, bdi(row.folder, 'path'), html('span', { class: 'tokens' }, row.tokens)),
      bar([{ share: row.tokensShare, colour: index }], 1),
      capabilities(row),
    ),
  );
}

function capabilities({ capabilities, more }: ChosenRow): HTMLElement {
  const chips = capabilities.map(({ name, share }) => html('li', { class: 'chip' }, bdi(name), ' ', html('span', { class: 'share' }, share)));
  const rest = more === undefined ? [] : [html('li', { class: 'chip more' }, more)];
  return html('ul', { class: 'chips', role: 'list', 'aria-label': 'Capabilities that it adds' }, ...chips, ...rest);
}
