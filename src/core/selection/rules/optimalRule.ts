import { optimal } from '../optimal.ts';
import type { SelectionRule } from './selectionRule.ts';

/** The best feasible set, proved. */
export const optimalRule: SelectionRule = {
  id: 'optimal',
  title: 'Optimal (branch and bound)',
  source: '2608.19993, section B.6 (exhaustive search), by branch and bound',
  guarantee: 'the best possible, unless stopped at its limit; then never worse than Best Prefix Selection',
  select: (instance, limits) => optimal(instance, limits),
};
