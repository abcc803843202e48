import { bestPrefixSelection } from './bestPrefixSelection.ts';
import { bestRandom } from './bestRandom.ts';
import { densityGreedy } from './densityGreedy.ts';
import { dppMap } from './dppMap.ts';
import { gainGreedy } from './gainGreedy.ts';
import { mmr } from './mmr.ts';
import { optimalRule } from './optimalRule.ts';
import { ruleIds, type RuleId, type SelectionRule } from './selectionRule.ts';
import { topK } from './topK.ts';
import { topRelevance } from './topRelevance.ts';

/** Every rule, in the order in which comparisons show them. */
export const selectionRules: readonly SelectionRule[] = [
  topK, topRelevance, mmr, dppMap, densityGreedy, gainGreedy, bestRandom, bestPrefixSelection, optimalRule,
];

/** Rules that the papers compare with and that are not here, with the reason. */
export const absentRules: readonly { readonly title: string; readonly reason: string }[] = [
  { title: 'Gong et al. 2024', reason: 'its text was not at hand, and nothing else may bear its name' },
  { title: 'Guo et al. 2026', reason: 'its text was not at hand, and nothing else may bear its name' },
];

export function isRuleId(word: string): word is RuleId {
  return (ruleIds as readonly string[]).includes(word);
}

export function ruleOf(id: RuleId): SelectionRule {
  const rule = selectionRules.find((each) => each.id === id);
  if (!rule) throw new RangeError(`there is no rule ${id}`);
  return rule;
}
