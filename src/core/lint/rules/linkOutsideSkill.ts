import { resolveLink } from '../bodyLinks.ts';
import { exampleBody } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const linkOutsideSkill: Rule = {
  id: 'link-outside-skill',
  title: "A link leaves the skill's folder.",
  effects: { agentskills: 'spec-should', 'claude-api': 'spec-should' },
  source: `${hosts.agentskills.source}#file-references`,
  why: 'A skill is its folder: that is what is copied, packed and uploaded. What lies beside it stays behind. Copy the file into the folder, or name the other skill instead of linking to its file.',
  bad: exampleBody('\nSee [the tax skill](../tax-returns/SKILL.md).\n', { '../tax-returns/SKILL.md': '' }),
  good: exampleBody('\nFor tax returns use the skill tax-returns.\n'),
  *check(_, { links, folder }) {
    for (const { written, range } of links) {
      const path = resolveLink('', written);
      // Where the file is missing too, that is the graver fault, and another rule's.
      if (path?.startsWith('../') !== true || /[{}<>*]|path\/to|\.\.\./.test(written) || folder?.exists(path) === false) continue;
      yield { range, message: `"${written}" leaves the skill's folder, so it is lost where the skill is copied or uploaded. Bring the file into the folder, or name the other skill.` };
    }
  },
};
