import type { SkillSummary } from '../libraryReport.ts';

/** A branch of the library's tree: a folder, a capability or a kind of problem. */
export interface TreeGroup {
  readonly kind: 'group';
  /** Stable between two builds of the tree, so that what was open stays open. */
  readonly id: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
  /** Skills below it, each once. */
  readonly skills: number;
  /** Listing tokens of those skills: what an agent always sees. */
  readonly listing: number;
}

/** A skill; in a group of a capability with how much of it the skill supplies. */
export interface TreeLeaf {
  readonly kind: 'skill';
  readonly id: string;
  readonly skill: SkillSummary;
  readonly supply?: number;
}

export type TreeNode = TreeGroup | TreeLeaf;

export type Sorting = 'name' | 'tokens';

export function leaf(skill: SkillSummary, within = '', supply?: number): TreeLeaf {
  return { kind: 'skill', id: `${within}\n${skill.uri}`, skill, ...(supply === undefined ? {} : { supply }) };
}

export function group(id: string, label: string, children: readonly TreeNode[]): TreeGroup {
  let skills = 0;
  let listing = 0;
  for (const child of children) {
    skills += child.kind === 'skill' ? 1 : child.skills;
    listing += child.kind === 'skill' ? child.skill.listing : child.listing;
  }
  return { kind: 'group', id, label, children, skills, listing };
}

/** Compares two skills by name, or by document tokens with the largest first; the path decides between equals. */
export function compareSkills(sorting: Sorting): (a: SkillSummary, b: SkillSummary) => number {
  const byPath = (a: SkillSummary, b: SkillSummary) => compareText(a.path, b.path) || compareText(a.uri, b.uri);
  if (sorting === 'tokens') return (a, b) => b.document - a.document || byPath(a, b);
  return (a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()) || byPath(a, b);
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
