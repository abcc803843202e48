import { ruleOf } from '../selection/rules/selectionRules.ts';
import type { PreviewReport } from './previewReport.ts';

/** Which promise holds for an answer beside its certified share, in one sentence; true under every constraint. */
export function promiseOf({ rule = 'bps', complete, maxSkills, selected, excluded = [] }: Pick<PreviewReport, 'rule' | 'complete' | 'maxSkills' | 'selected' | 'excluded'>): string {
  const { title, guarantee } = ruleOf(rule);
  if (guarantee === undefined) return `${title} promises nothing; the bound is what Best Prefix Selection proves of every set.`;
  if (!complete) return 'The search was stopped at its limit: this is the best set found, and only the bound holds for it.';
  if (rule !== 'bps') return `${title}: ${guarantee}.`;
  if (maxSkills !== undefined) return 'A limit on the number of skills voids the guarantee of Best Prefix Selection; the bound holds.';
  const pinned = selected.some((skill) => skill.pinned);
  const what = pinned && excluded.length > 0 ? 'Beside the pinned skills and without the excluded, in' : pinned ? 'Beside the pinned skills, in' : excluded.length > 0 ? 'Without the excluded skills, in' : 'In';
  return `${what} the worst case never below 63.2 % of any feasible set's benefit minus that set's full token cost.`;
}
