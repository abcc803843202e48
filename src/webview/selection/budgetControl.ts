import { parseBudget } from '../../core/util/parseBudget.ts';
import { html } from '../dom.ts';
import { part } from '../part.ts';
import { budgetText, type BudgetModel } from './budgetModel.ts';

export interface BudgetControl {
  readonly element: HTMLElement;
  update(model: BudgetModel): void;
}

/**
 * @param onBudget called with a budget as text that can be read as one
 * @param onCompare called when the reader wants budgets side by side
 */
export function budgetControl(onBudget: (text: string) => void, onCompare: () => void): BudgetControl {
  const presets = html('div', { class: 'presets' });
  const entry = html('input', {
    id: 'budget', class: 'entry', type: 'text', autocomplete: 'off', spellcheck: 'false', 'data-key': 'budget',
    'aria-label': 'Another budget', 'aria-describedby': 'budgetProblem', title: 'Another budget: 8k, 12,000',
  });
  const problem = html('p', { id: 'budgetProblem', class: 'problem', role: 'alert' });
  const compare = html('button', { type: 'button', class: 'link', 'data-key': 'compare' }, 'Compare budgets');
  const limits = html('p', { class: 'note', title: 'Settings skillLoadout.price and skillLoadout.maxSkills' });
  let shown = '';
  let posted = '';

  const report = (error: string | undefined) => {
    problem.textContent = error ?? '';
    entry.ariaInvalid = String(error !== undefined);
  };
  const show = () => {
    entry.value = shown;
    report(undefined);
  };
  const commit = () => {
    const text = entry.value;
    const parsed = parseBudget(text);
    if ('error' in parsed) report(parsed.error);
    else if (budgetText(parsed.tokens) === shown) show();
    else if (text !== posted) {
      posted = text;
      onBudget(text);
    }
  };
  // Enter and leaving: a `change` event would miss an Enter on text that was refused before.
  entry.addEventListener('blur', commit);
  entry.addEventListener('input', () => report(undefined));
  entry.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) commit();
    else if (event.key === 'Escape') show();
  });
  presets.addEventListener('change', (event) => onBudget((event.target as HTMLInputElement).value));
  compare.addEventListener('click', onCompare);

  const drawPresets = part<BudgetModel['presets']>(presets, (choices) => choices.map(({ value, label }) => preset(value, label)));
  return {
    element: html(
      'fieldset',
      { class: 'field budget' },
      html('legend', {}, 'Budget in tokens'),
      compare,
      html('div', { class: 'choices' }, presets, entry),
      problem,
      limits,
    ),
    update(model) {
      drawPresets(model.presets);
      for (const radio of presets.querySelectorAll('input')) radio.checked = radio.value === model.chosen;
      limits.textContent = model.limits;
      // A budget half typed is the reader's until another one holds.
      if (model.text !== shown) {
        shown = model.text;
        posted = '';
        show();
      }
    },
  };
}

function preset(value: string, label: string): HTMLElement {
  const radio = html('input', { type: 'radio', name: 'preset', value, 'data-key': `preset ${value}` });
  return html('label', { class: 'preset' }, radio, html('span', {}, label));
}
