import { bdi, html, unseen } from '../dom.ts';
import { bar, ordinal } from './bar.ts';
import type { CoverageRow } from './coverageModel.ts';

export function drawCoverageRow(row: CoverageRow): HTMLElement {
  const evidence = row.evidence.flatMap((word, index) => [index === 0 ? ' · ' : ', ', bdi(word)]);
  return html(
    'li',
    { class: 'row capability', title: row.by },
    html(
      'div',
      { class: 'rowHead' },
      bdi(row.capability, 'name'),
      html('span', { class: row.isCovered ? 'covered' : 'covered none' }, row.covered, row.by === undefined ? undefined : unseen(` ${row.by}`)),
    ),
    bar(row.shares, row.length),
    html('div', { class: 'detail' }, html('span', { class: 'evidence' }, row.demand, ...evidence), legend(row)),
  );
}

/** The bar's segments by number; screen readers are told them by name. */
function legend({ shares }: CoverageRow): HTMLElement | undefined {
  if (shares.length === 0) return undefined;
  const parts = shares.map(({ colour, covers }) => html('span', { class: 'part' }, ordinal(colour), covers));
  return html('span', { class: 'legend', 'aria-hidden': 'true' }, ...parts);
}
