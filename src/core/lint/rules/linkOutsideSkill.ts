import { bodyLinks, resolveLink } from '../bodyLinks.ts';
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
  *check({ text, bodyRange }) {
    for (const { written, range } of bodyLinks(text, bodyRange.start)) {
      if (resolveLink('', written)?.startsWith('../') !== true || /[{}<>*]|path\/to|\.\.\./.test(written)) continue;
      yield { range, message: `"${written}" leaves the skill's folder, so it is lost where the skill is copied or uploaded. Bring the file into the folder, or name the other skill.` };
    }
  },
};
