import { parseBudget } from '../../core/util/parseBudget.ts';
import { html } from '../dom.ts';
import { budgetText, type BudgetModel } from './budgetModel.ts';
import { choices } from './choices.ts';
import { entryField } from './entryField.ts';

export interface BudgetControl {
  readonly element: HTMLElement;
  update(model: BudgetModel): void;
}

/**
 * @param onBudget called with a budget as text that can be read as one
 * @param onCompare called when the reader wants budgets side by side
 */
export function budgetControl(onBudget: (text: string) => void, onCompare: () => void): BudgetControl {
  const presets = choices('preset', onBudget);
  const entry = entryField({
    id: 'budget',
    label: 'Another budget',
    title: 'Another budget: 8k, 12,000',
    parse(text) {
      const parsed = parseBudget(text);
      return 'error' in parsed ? parsed : { text: budgetText(parsed.tokens) };
    },
    onEntry: onBudget,
  });
  const compare = html('button', { type: 'button', class: 'link', 'data-key': 'compare' }, 'Compare budgets');
  compare.addEventListener('click', onCompare);
  return {
    element: html(
      'fieldset',
      { class: 'field budget' },
      html('legend', {}, 'Budget in tokens'),
      compare,
      html('div', { class: 'choices' }, presets.element, entry.input),
      entry.problem,
    ),
    update(model) {
      presets.update(model.presets, model.chosen);
      entry.update(model.text);
    },
  };
}
