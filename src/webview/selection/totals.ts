import { html } from '../dom.ts';
import { part } from '../part.ts';
import { bar } from './bar.ts';
import { certificate } from './certificate.ts';
import type { TotalsModel } from './totalsModel.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface Totals {
  readonly element: HTMLElement;
  /** @param model absent where there is nothing to total */
  update(model: TotalsModel | undefined): void;
}

/** What the chosen set comes to, how good it is, and a button that copies it. */
export function totals(onCopy: () => void, memory: ViewMemory): Totals {
  const sums = html('div', { class: 'sums' });
  const quality = certificate(memory);
  const notes = html('div', { class: 'notes' });
  const copy = html('button', { type: 'button', class: 'secondary copy', 'data-key': 'copy' }, 'Copy Selection');
  const element = html('div', { class: 'totals', hidden: true }, sums, quality.element, notes, copy);
  const drawSums = part<TotalsModel>(sums, drawTotals);
  const drawNotes = part<TotalsModel>(notes, (model) => [
    html('span', { title: model.objectiveTitle }, `Objective ${model.objective}`),
    html('span', {}, model.note),
  ]);
  copy.addEventListener('click', onCopy);
  return {
    element,
    update(model) {
      element.hidden = model === undefined;
      if (!model) return;
      drawSums(model);
      drawNotes(model);
      quality.update(model.certificate);
    },
  };
}

function drawTotals(model: TotalsModel): readonly Node[] {
  return [
    html('p', { class: 'headline' }, html('strong', {}, model.skills), html('span', { class: 'covers', title: coversTitle }, model.covers)),
    bar(model.bar, 1, model.barText),
    html('p', { class: 'used' }, html('span', { class: 'tokens' }, model.tokens), html('span', { class: model.isOver ? 'free over' : 'free' }, model.free)),
  ];
}

const coversTitle = 'Of what the task demands from the capabilities that this library has';
