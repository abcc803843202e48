import { choices } from './choices.ts';
import { html } from '../dom.ts';
import { everyGroup, type LeftOutModel, type LeftOutRow } from './leftOutModel.ts';
import { drawLeftOutRow } from './leftOutRow.ts';
import { section } from './section.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface LeftOutSection {
  readonly element: HTMLElement;
  update(model: LeftOutModel): void;
}

/** What was left out, all of it or by the kind of reason. */
export function leftOutSection(memory: ViewMemory): LeftOutSection {
  const groups = choices('reason', (group) => {
    memory.group = group;
    show();
  });
  const head = html('fieldset', { class: 'filter' }, html('legend', { class: 'unseen' }, 'Reason'), groups.element);
  const rows = section<LeftOutRow>({ name: 'leftOut', title: 'Left out', few: 10, tag: 'ul', draw: drawLeftOutRow, head }, memory);
  let latest: LeftOutModel | undefined;

  const show = () => {
    if (!latest) return;
    // A kind that this answer does not have is kept for the next one that does.
    const group = latest.groups.some(({ value }) => value === memory.group) ? memory.group : everyGroup;
    groups.update(latest.groups, group);
    head.hidden = latest.groups.length <= 2;
    rows.update({ ...latest, rows: group === everyGroup ? latest.rows : latest.rows.filter((row) => row.group === group) });
  };
  return {
    element: rows.element,
    update(model) {
      latest = model;
      show();
    },
  };
}
