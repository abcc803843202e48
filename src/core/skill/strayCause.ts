import { problem } from './problems.ts';
import type { SkillProblem } from './skill.ts';
import type { StrayLine, WrittenEntry } from './yamlLines.ts';

const KEYS = 'name|description|license|compatibility|metadata|allowed-tools|when_to_use|argument-hint';
const NO_COLON = new RegExp(`^(${KEYS})(?:[ \\t]*(=>?|：|；|;)[ \\t]*|[ \\t]+)(?=\\S)`, 'i');

/** What is wrong with a line that has no key, as far as its looks tell. */
export function strayCause(yaml: string, line: StrayLine, entries: readonly WrittenEntry[]): SkillProblem {
  const { start, end } = line;
  const head = yaml.slice(start, Math.min(end, start + 80));
  if (head.startsWith('%')) return problem('special-character', start, start + 1, 'A line that begins with "%" is an instruction to a YAML parser, so hosts drop the skill. Remove it.');
  const strange = /^([A-Za-z_][\w-]{0,60})([ \t]*：[ \t]*|:[\u00a0\u2000-\u200a\u202f\u3000]+[ \t]*)/u.exec(head);
  const [all = '', key = '', colon = ''] = strange ?? [];
  if (strange) {
    const why = colon.includes('：') ? 'This colon is a full-width one' : 'What follows this colon is no ordinary blank';
    return problem('colon-without-space', start + key.length, start + all.length, `${why}, so YAML sees no key "${key}" here and hosts drop the skill. Write an ordinary colon and a space.`);
  }
  const missingSpace = /^[A-Za-z_][\w-]{0,60}:(?!\/\/)(?=\S)/.exec(head);
  if (missingSpace) {
    const at = start + missingSpace[0].length - 1;
    return problem('colon-without-space', at, at + 1, 'No space follows this colon, so YAML sees no key here. Write a space after it.');
  }
  const bare = NO_COLON.exec(head);
  const [found = '', known = '', sign] = bare ?? [];
  // "description of …" may go on with the value above where the key stands already.
  if (bare && !entries.some((entry) => entry.key?.toLowerCase() === known.toLowerCase())) {
    const message = sign === undefined ? `No colon follows "${known}"` : `"${sign}" follows "${known}" where a colon is due`;
    return problem('colon-missing', start + known.length, start + found.length, `${message}, so YAML sees no key here and hosts drop the skill. Write "${known}: ".`);
  }
  return problem('line-without-key', start, end,
    'This text has no key, so YAML cannot place it and hosts drop the skill. If it continues the value above, indent each line or join them.');
}
