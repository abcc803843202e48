import { bodyLinks, resolveLink } from '../bodyLinks.ts';
import { exampleBody } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const referenceTooDeep: Rule = {
  id: 'reference-too-deep',
  title: 'A file is reached only through another file.',
  effects: { agentskills: 'spec-should', 'claude-api': 'spec-should' },
  source: `${hosts.agentskills.source}#file-references`,
  why: 'Agents read files that the SKILL.md names, and often only the beginning of what those name in turn. Name every file that is to be read in the SKILL.md itself.',
  bad: exampleBody('\nRead [the list of fields](references/fields.md).\n', { 'references/fields.md': 'Dates: see [dates](dates.md).\n', 'references/dates.md': 'Dates.\n' }),
  good: exampleBody('\nRead [the list of fields](references/fields.md), and [dates](references/dates.md) for dates.\n', {
    'references/fields.md': 'Dates: see [dates](dates.md).\n',
    'references/dates.md': 'Dates.\n',
  }),
  *check({ references }, { folder }) {
    if (!folder) return;
    const near = new Set(references.map(({ path }) => path.toLowerCase()));
    for (const { path, range } of references) {
      const text = /\.(?:md|markdown)$/i.test(path) ? folder.text(path) : undefined;
      if (text === undefined) continue;
      const parent = path.slice(0, path.lastIndexOf('/') + 1);
      const targets = [...bodyLinks(text, 0)].map(({ written }) => resolveLink(parent, written));
      const far = targets.find((each): each is string => each !== undefined && /\.md$/i.test(each) && !/(?:^|\/)SKILL\.md$/i.test(each) && !near.has(each.toLowerCase()) && folder.exists(each) === true);
      if (far === undefined || far.startsWith('../')) continue;
      yield { range, message: `"${path}" leads on to "${far}", which the SKILL.md does not name; agents often stop before it. Name it here too.` };
    }
  },
};
