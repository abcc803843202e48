import { html } from '../dom.ts';
import { bar } from './bar.ts';
import type { TotalsModel } from './totalsModel.ts';

export function drawTotals(model: TotalsModel | undefined): readonly Node[] {
  if (!model) return [];
  const quality = [
    model.certificate === undefined ? undefined : html('span', { class: 'certificate', title: certificateTitle }, model.certificate),
    html('span', { class: 'objective', title: model.objectiveTitle }, `objective ${model.objective}`),
  ].filter((item) => item !== undefined);
  return [
    html('p', { class: 'headline' }, html('strong', {}, model.skills), html('span', { class: 'covers', title: coversTitle }, model.covers)),
    bar(model.bar, 1, model.barText),
    html('p', { class: 'used' }, html('span', { class: 'tokens' }, model.tokens), html('span', { class: 'free' }, model.free)),
    html('p', { class: 'note quality' }, ...quality),
    html('p', { class: 'note' }, model.note),
  ];
}

const coversTitle = 'Of what the task demands from the capabilities that this library has';
const certificateTitle = 'No set of skills within the budget can have a larger objective than the bound that this is measured against';
