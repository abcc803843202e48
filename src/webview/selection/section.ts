import { html } from '../dom.ts';
import { part } from '../part.ts';
import type { ViewMemory } from './viewMemory.ts';

/** A list under a heading that folds, of which at first a few rows are shown. */
export interface SectionModel<Row> {
  readonly count: string;
  readonly rows: readonly Row[];
  /** That the list itself is not all there is, in words. */
  readonly cut?: string | undefined;
}

export interface Section<Row> {
  readonly element: HTMLElement;
  update(model: SectionModel<Row>): void;
}

interface SectionOptions<Row> {
  /** Name in the memory and in the DOM (`data-section`). */
  readonly name: string;
  readonly title: string;
  /** How many rows are shown before the reader asks for more. */
  readonly few: number;
  readonly draw: (model: { readonly rows: readonly Row[] }) => readonly Node[];
}

/** Sections without rows are not shown. */
export function section<Row>({ name, title, few, draw }: SectionOptions<Row>, memory: ViewMemory): Section<Row> {
  const count = html('span', { class: 'count' });
  const list = html('div');
  const cut = html('p', { class: 'note' });
  const more = html('button', { type: 'button', class: 'link more', 'data-key': `more ${name}` });
  const element = html(
    'details',
    { class: 'section', 'data-section': name, open: memory.isOpen(name) },
    html('summary', { 'data-key': `fold ${name}` }, html('h2', {}, title), count),
    list,
    more,
    cut,
  );
  let latest: SectionModel<Row> = { count: '', rows: [] };

  const drawRows = part<readonly Row[]>(list, (rows) => draw({ rows }));
  const show = () => {
    const expanded = memory.isExpanded(name);
    const { rows } = latest;
    drawRows(expanded ? rows : rows.slice(0, few));
    element.hidden = rows.length === 0;
    count.textContent = latest.count;
    more.hidden = rows.length <= few;
    more.textContent = expanded ? 'Show fewer' : 'Show more';
    cut.textContent = expanded || rows.length <= few ? (latest.cut ?? '') : '';
  };
  more.addEventListener('click', () => {
    memory.toggleExpanded(name);
    show();
    // On to what has just appeared, where the reader was going.
    if (memory.isExpanded(name)) list.querySelectorAll<HTMLElement>('.row')[few]?.querySelector('button')?.focus();
  });
  element.addEventListener('toggle', () => memory.setOpen(name, element.open));
  return {
    element,
    update(model) {
      latest = model;
      show();
    },
  };
}
