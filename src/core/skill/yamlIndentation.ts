import { problem } from './problems.ts';
import type { SkillProblem } from './skill.ts';
import type { Suspect } from './yamlCauses.ts';
import type { WrittenEntry } from './yamlLines.ts';

export const TAB = 'A tab indents this line. YAML allows only spaces here, so hosts drop the skill: put two spaces for each tab.';

/** Tabs before an entry, and keys that line up with none of the keys above. */
export function indentationSuspects(yaml: string, entries: readonly WrittenEntry[]): Suspect[] {
  const suspects: Suspect[] = [];
  const open: number[] = [];
  const first = entries[0];
  let previous: WrittenEntry | undefined;
  for (const entry of entries) {
    const above = previous;
    previous = entry;
    const reach = { start: entry.lineStart, end: entry.end };
    const lead = yaml.slice(entry.lineStart, entry.keyStart).indexOf('\t');
    if (lead !== -1) {
      const tab = entry.lineStart + lead;
      let end = tab;
      while (yaml.charCodeAt(end) === 9) end++;
      suspects.push({ reach, problem: problem('tab-indentation', tab, end, TAB) });
      continue;
    }
    if (above && entry.indent > above.indent && above.end > above.valueStart && above.key !== undefined && yaml.slice(entry.lineStart, entry.keyStart).trim() === '') {
      suspects.push({ reach: { start: above.lineStart, end: entry.end }, problem: misplaced(entry.lineStart, entry.keyStart, 'further right than the key above, which has its value already') });
      continue;
    }
    while (open.length > 0 && (open.at(-1) ?? 0) > entry.indent) open.pop();
    if (open.at(-1) === entry.indent) continue;
    if (open.length === 0 && first && entry !== first) {
      suspects.push({ reach: { start: first.lineStart, end: entry.end }, problem: misplaced(first.lineStart, first.keyStart, 'further right than a line below') });
    }
    open.push(entry.indent);
  }
  return suspects;
}

/** The problem of a line whose leading blanks [start, end) are wrong. */
function misplaced(start: number, end: number, how: string): SkillProblem {
  return problem('bad-indentation', start, end, `This line begins ${how}, so YAML cannot tell where its key belongs and hosts drop the skill. Line it up with the keys beside it.`);
}
