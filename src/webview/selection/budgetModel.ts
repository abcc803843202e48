import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../numbers.ts';

export interface BudgetModel {
  /** The budget as the entry shows it. */
  readonly text: string;
  readonly presets: readonly { readonly value: string; readonly label: string }[];
  /** Value of the preset that holds, where one does. */
  readonly chosen: string;
  /** What else bounds the answer, in words; empty where nothing does. */
  readonly limits: string;
}

// Entries are read back: what stands in one must mean the same to the reader of budgets, in every language.
const entryFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A budget as the entry shows it. */
export function budgetText(tokens: number): string {
  return entryFormat.format(tokens);
}

export function budgetModel(state: SelectionState, numbers: Numbers): BudgetModel {
  const { budget, presets, price, maxSkills } = state;
  const limits = [
    maxSkills === undefined ? undefined : `at most ${numbers.count(maxSkills)} ${maxSkills === 1 ? 'skill' : 'skills'}`,
    price > 0 ? `price ${numbers.decimal(price)}` : undefined,
  ].filter((limit) => limit !== undefined);
  return {
    text: budgetText(budget),
    presets: presets.map((preset) => ({ value: String(preset), label: numbers.count(preset) })),
    chosen: String(budget),
    limits: limits.length === 0 ? '' : `Also: ${limits.join(', ')}.`,
  };
}
