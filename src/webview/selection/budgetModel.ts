import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import type { Choice } from './choices.ts';

export interface BudgetModel {
  /** The budget as the entry shows it. */
  readonly text: string;
  readonly presets: readonly Choice[];
  /** Value of the preset that holds, where one does. */
  readonly chosen: string;
}

// Entries are read back: what stands in one must mean the same to the reader of budgets, in every language.
const entryFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A budget as the entry shows it. */
export function budgetText(tokens: number): string {
  return entryFormat.format(tokens);
}

export function budgetModel({ budget, presets }: Pick<SelectionState, 'budget' | 'presets'>, numbers: Numbers): BudgetModel {
  return {
    text: budgetText(budget),
    presets: presets.map((preset) => ({ value: String(preset), label: numbers.count(preset) })),
    chosen: String(budget),
  };
}
