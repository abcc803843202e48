import { signAfterKey } from './keySigns.ts';
import { problem } from './problems.ts';
import type { SkillProblem } from './skill.ts';
import type { StrayLine, WrittenEntry } from './yamlLines.ts';

/** What is wrong with a line that has no key, as far as its looks tell. */
export function strayCause(yaml: string, { start, end }: StrayLine, entries: readonly WrittenEntry[]): SkillProblem {
  const head = yaml.slice(start, Math.min(end, start + 80));
  if (head.startsWith('%')) return problem('special-character', start, start + 1, 'A line that begins with "%" is an instruction to a YAML parser, so hosts drop the skill. Remove it.');
  const sign = signAfterKey(head, start, (key) => entries.some((entry) => entry.key?.toLowerCase() === key));
  if (sign) return sign;
  const missingSpace = /^[A-Za-z_][\w-]{0,60}:(?!\/\/)(?=\S)/.exec(head);
  if (missingSpace) {
    const at = start + missingSpace[0].length - 1;
    return problem('colon-without-space', at, at + 1, 'No space follows this colon, so YAML sees no key here. Write a space after it.');
  }
  return problem('line-without-key', start, end,
    'This text has no key, so YAML cannot place it and hosts drop the skill. If it continues the value above, indent each line or join them.');
}
