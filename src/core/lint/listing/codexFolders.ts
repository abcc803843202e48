import type { ListedSkill } from './listing.ts';
import type { ListingBudget } from './listingBudget.ts';
import { utf8Length } from './utf8Length.ts';

/** Short names for the folders that skills were found in, which make their paths shorter. */
export interface FolderTable {
  readonly lines: readonly string[];
  /** What the table costs in the listing's budget. */
  readonly cost: number;
  readonly pathOf: (skill: ListedSkill) => string;
}

// Bytes of the text around the skills without and with a table; it is plain ASCII, and only the difference counts.
const FRAME = 2_296;
const FRAME_WITH_TABLE = 2_469;

/** The table that Codex would make; undefined where the folders searched are not known. */
export function folderTable(skills: readonly ListedSkill[], budget: ListingBudget): FolderTable | undefined {
  const roots = [...new Set(skills.flatMap(({ root }) => (root === undefined ? [] : [root])))];
  if (roots.length === 0) return undefined;
  const lines = roots.map((root, index) => `- \`r${index}\` = \`${root}\``);
  const bytes = FRAME_WITH_TABLE + lines.reduce((sum, line) => sum + utf8Length(line) + 1, 0);
  const characters = FRAME_WITH_TABLE + lines.reduce((sum, line) => sum + [...line].length + 1, 0);
  return {
    lines,
    cost: Math.max(0, budget.cost(characters, bytes) - budget.cost(FRAME, FRAME)),
    pathOf: ({ file, root }) => (root !== undefined && file.startsWith(`${root}/`) ? `r${roots.indexOf(root)}${file.slice(root.length)}` : file),
  };
}
