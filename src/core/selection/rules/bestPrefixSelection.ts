import { bps } from '../bps.ts';
import type { SelectionRule } from './selectionRule.ts';

/** Best Prefix Selection on the whole library. */
export const bestPrefixSelection: SelectionRule = {
  id: 'bps',
  title: 'Best Prefix Selection (BPS)',
  source: '2608.19993, Algorithm 1',
  guarantee: "at least 63.2 % of any feasible set's benefit minus that set's full token cost",
  select: (instance, limits) => bps(instance, limits?.effort),
};
