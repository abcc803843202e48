import { exampleBody } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const absoluteLink: Rule = {
  id: 'absolute-link',
  title: 'A link leads to an absolute path.',
  effects: { agentskills: 'spec-should', 'claude-code': 'spec-should', 'claude-api': 'spec-should' },
  source: `${hosts.agentskills.source}#file-references`,
  why: 'A skill is copied from place to place. References count from the folder of the SKILL.md; a path from the root of a disk or of a web site is somewhere else on every machine.',
  bad: exampleBody('\nRead [the list of fields](/opt/skills/pdf-filling/references/fields.md).\n'),
  good: exampleBody('\nRead [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Fields.\n' }),
  *check(_, { links }) {
    for (const { written, range } of links) {
      if (!/^(?:\/(?!\/)|[a-z]:[\\/]|file:)/i.test(written) || /[{}<>*]|path\/to/.test(written)) continue;
      yield { range, message: `"${written}" counts from the root of the disk, so it leads nowhere on another machine. Write the path from the skill's folder.` };
    }
  },
};
