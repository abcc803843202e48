import type { ProblemSeverity } from '../../skill/skill.ts';
import type { SkillSummary } from '../libraryReport.ts';
import { compareSkills, compareText, group, leaf, type Sorting, type TreeNode } from './treeNode.ts';

const severities: readonly ProblemSeverity[] = ['error', 'warning', 'information', 'hint'];

/** What is wrong with a skill, as far as the tree needs it. */
export interface TreeProblem {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: ProblemSeverity;
}

/**
 * The library by what is wrong with it: the gravest kinds first; skills without a problem last, in one group.
 * @param problemsOf those of the skill with a URI
 */
export function groupByProblem(skills: readonly SkillSummary[], sorting: Sorting, problemsOf: (uri: string) => readonly TreeProblem[]): readonly TreeNode[] {
  const kinds = new Map<string, { severity: number; skills: Set<SkillSummary> }>();
  const sound: SkillSummary[] = [];
  for (const skill of skills) {
    const problems = problemsOf(skill.uri);
    if (problems.length === 0) sound.push(skill);
    for (const { rule, severity } of problems) {
      const kind = kinds.get(rule) ?? { severity: severities.length, skills: new Set() };
      kind.severity = Math.min(kind.severity, severities.indexOf(severity));
      kind.skills.add(skill);
      kinds.set(rule, kind);
    }
  }
  const order = compareSkills(sorting);
  const leaves = (id: string, members: Iterable<SkillSummary>) => [...members].sort(order).map((skill) => leaf(skill, id));
  const groups = [...kinds]
    .sort(([a, { severity: first }], [b, { severity: second }]) => first - second || compareText(a, b))
    .map(([rule, { skills: members }]) => group(rule, rule, leaves(rule, members)));
  return sound.length === 0 ? groups : [...groups, group('', 'no problem', leaves('', sound))];
}
