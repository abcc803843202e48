import { html } from '../dom.ts';
import { rovingRows } from '../rovingRows.ts';
import { rowsIn } from '../rows.ts';
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
  /** Of the list: `ol` where the order is the rows' own. */
  readonly tag: 'ol' | 'ul';
  readonly draw: (row: Row) => HTMLElement;
  /** What stands between the heading and the list. */
  readonly head?: HTMLElement;
}

/** Sections without rows are not shown. */
export function section<Row>({ name, title, few, tag, draw, head }: SectionOptions<Row>, memory: ViewMemory): Section<Row> {
  const count = html('span', { class: 'count' });
  // Without its markers a list is no list to some screen readers unless told so.
  const list = html(tag, { class: 'rows', role: 'list', 'aria-label': title });
  const cut = html('p', { class: 'note' });
  const more = html('button', { type: 'button', class: 'link more', 'data-key': `more ${name}` });
  const element = html(
    'details',
    { class: 'section', 'data-section': name, open: memory.isOpen(name) },
    html('summary', { 'data-key': `fold ${name}` }, html('h2', {}, title), count),
    head,
    list,
    more,
    cut,
  );
  let latest: SectionModel<Row> = { count: '', rows: [] };

  const drawRows = rowsIn(list, draw);
  const reachRows = rovingRows(list);
  const show = () => {
    const expanded = memory.isExpanded(name);
    const { rows } = latest;
    drawRows(expanded ? rows : rows.slice(0, few));
    reachRows();
    element.hidden = rows.length === 0;
    count.textContent = latest.count;
    more.hidden = rows.length <= few;
    more.textContent = expanded ? 'Show fewer' : 'Show more';
    cut.textContent = latest.cut ?? '';
  };
  more.addEventListener('click', () => {
    memory.toggleExpanded(name);
    show();
    // On to what has just appeared, where the reader was going.
    if (memory.isExpanded(name)) list.children[few]?.querySelector('button')?.focus();
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
