import { bdi, html, unseen } from '../dom.ts';
import { bar } from './bar.ts';
import type { CoverageModel, CoverageRow } from './coverageModel.ts';

export function drawCoverage({ rows }: Pick<CoverageModel, 'rows'>): readonly Node[] {
  return [html('ul', { class: 'rows', role: 'list' }, ...rows.map(drawRow))];
}

function drawRow(row: CoverageRow): HTMLElement {
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
    bar(row.bar, row.length),
    html('div', { class: 'detail' }, html('span', { class: 'evidence' }, row.demand, ...evidence)),
  );
}
