import type { ProblemSeverity } from '../../skill/skill.ts';
import type { SkillSummary } from '../libraryReport.ts';
import { compareSkills, compareText, group, leaf, type Sorting, type TreeNode } from './treeNode.ts';

const severities: readonly ProblemSeverity[] = ['error', 'warning', 'information', 'hint'];

/** The library by what is wrong with it: the gravest kinds first; skills without a problem last, in one group. */
export function groupByProblem(skills: readonly SkillSummary[], sorting: Sorting): readonly TreeNode[] {
  const kinds = new Map<string, { severity: number; skills: Set<SkillSummary> }>();
  const sound: SkillSummary[] = [];
  for (const skill of skills) {
    if (skill.problems.length === 0) sound.push(skill);
    for (const { code, severity } of skill.problems) {
      const kind = kinds.get(code) ?? { severity: severities.length, skills: new Set() };
      kind.severity = Math.min(kind.severity, severities.indexOf(severity));
      kind.skills.add(skill);
      kinds.set(code, kind);
    }
  }
  const order = compareSkills(sorting);
  const leaves = (id: string, members: Iterable<SkillSummary>) => [...members].sort(order).map((skill) => leaf(skill, id));
  const groups = [...kinds]
    .sort(([a, { severity: first }], [b, { severity: second }]) => first - second || compareText(a, b))
    .map(([code, { skills: members }]) => group(code, code, leaves(code, members)));
  return sound.length === 0 ? groups : [...groups, group('', 'no problem', leaves('', sound))];
}
