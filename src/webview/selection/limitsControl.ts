import { html } from '../dom.ts';
import { choices } from './choices.ts';
import { entryField } from './entryField.ts';
import type { LimitsModel } from './limitsModel.ts';
import { parseMaxSkills, parsePrice, parseReserve } from './parseLimits.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface LimitsControl {
  readonly element: HTMLElement;
  update(model: LimitsModel): void;
  focus(): void;
}

interface LimitsEvents {
  readonly onPrice: (text: string) => void;
  readonly onMaxSkills: (text: string) => void;
  readonly onReserve: (text: string) => void;
}

const suggestedPrices = ['0', '1', '2'].map((price) => ({ value: price, label: price }));

/** What bounds an answer beside the budget, folded away behind a line that says what holds. */
export function limitsControl({ onPrice, onMaxSkills, onReserve }: LimitsEvents, memory: ViewMemory): LimitsControl {
  const suggestions = choices('price', onPrice);
  const price = entryField({ id: 'priceEntry', label: 'Another price', title: 'Another price: 0.5', parse: parsePrice, onEntry: onPrice });
  const maxSkills = entryField({
    id: 'maxSkills', label: 'At most this many skills', title: 'A whole number; empty for no limit', placeholder: 'no limit',
    parse: parseMaxSkills, onEntry: onMaxSkills,
  });
  const reserve = entryField({
    id: 'reserve', label: 'Tokens to keep free', title: 'Tokens such as 500 or 2k; empty for none', placeholder: 'none',
    parse: parseReserve, onEntry: onReserve,
  });
  const summary = html('span', { class: 'note' });
  const caveat = html('p', { class: 'note' });
  const fold = html('summary', { 'data-key': 'fold limits' }, html('span', { class: 'title' }, 'More'), ' ', summary);
  const element = html(
    'details',
    { class: 'field limits', open: memory.isExpanded('limits') },
    fold,
    html(
      'fieldset',
      {},
      html('legend', {}, 'Price'),
      html('div', { class: 'choices' }, suggestions.element, price.input),
      price.problem,
      html('p', { class: 'note' }, 'What filling the whole budget costs, where a task’s whole demand is worth at most 5. At 0 a token costs almost nothing.'),
    ),
    html(
      'div',
      { class: 'limit' },
      html('label', { for: 'maxSkills' }, 'At most'),
      maxSkills.input,
      html('span', { 'aria-hidden': 'true' }, 'skills'),
    ),
    maxSkills.problem,
    html('div', { class: 'limit' }, html('label', { for: 'reserve' }, 'Keep free'), reserve.input, html('span', { 'aria-hidden': 'true' }, 'tokens')),
    reserve.problem,
    caveat,
  );
  element.addEventListener('toggle', () => {
    if (element.open !== memory.isExpanded('limits')) memory.toggleExpanded('limits');
  });
  return {
    element,
    update(model) {
      summary.textContent = model.summary;
      suggestions.update(suggestedPrices, model.price);
      price.update(model.price);
      maxSkills.update(model.maxSkills);
      reserve.update(model.reserve);
      caveat.textContent = model.caveat ?? '';
    },
    focus: () => fold.focus(),
  };
}
