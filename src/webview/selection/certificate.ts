import { html } from '../dom.ts';
import type { CertificateModel } from './certificateModel.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface Certificate {
  readonly element: HTMLElement;
  update(model: CertificateModel | undefined): void;
}

/** How good the answer is for certain, with what that means folded away. */
export function certificate(memory: ViewMemory): Certificate {
  const claim = html('summary', { 'data-key': 'fold certificate' });
  const bound = html('p');
  const guarantee = html('p');
  const details = html('details', { class: 'certificate', open: memory.isExpanded('certificate') }, claim, bound, guarantee);
  const caveat = html('p', { class: 'note caveat' });
  details.addEventListener('toggle', () => {
    if (details.open !== memory.isExpanded('certificate')) memory.toggleExpanded('certificate');
    caveat.hidden = details.open;
  });
  return {
    element: html('div', { class: 'quality' }, details, caveat),
    update(model) {
      details.hidden = model === undefined;
      claim.textContent = model?.claim ?? '';
      claim.title = model?.guarantee ?? '';
      bound.textContent = model?.bound ?? '';
      guarantee.textContent = model?.guarantee ?? '';
      caveat.textContent = model?.weak ? model.guarantee : '';
    },
  };
}
