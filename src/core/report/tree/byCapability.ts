import type { SkillSummary } from '../libraryReport.ts';
import { compareText, group, leaf, type TreeNode } from './treeNode.ts';

/** A capability and the skills that supply it. */
export interface CapabilityMembers {
  readonly capability: string;
  /** The largest supply first. */
  readonly members: readonly { readonly uri: string; readonly supply: number }[];
}

/**
 * The library by capability: those that most skills supply first, each with its skills, the largest supply first.
 * A skill stands under every capability that it supplies.
 */
export function groupByCapability(skills: readonly SkillSummary[], capabilities: readonly CapabilityMembers[]): readonly TreeNode[] {
  const byUri = new Map(skills.map((skill) => [skill.uri, skill]));
  return capabilities
    .map(({ capability, members }) => {
      const leaves = members.flatMap(({ uri, supply }) => {
        const skill = byUri.get(uri);
        return skill ? [leaf(skill, capability, supply)] : [];
      });
      return group(capability, capability, leaves);
    })
    .filter(({ skills: count }) => count > 0)
    .sort((a, b) => b.skills - a.skills || compareText(a.label, b.label));
}
