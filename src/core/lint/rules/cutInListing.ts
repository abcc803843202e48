import { excerpt } from '../../skill/problems.ts';
import { entryOf } from '../entries.ts';
import { soundExample } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { LibraryRule } from '../libraryRule.ts';
import { manySkills } from '../manySkills.ts';
import { writtenOffset } from '../writtenOffset.ts';

export const cutInListing: LibraryRule = {
  id: 'cut-in-listing',
  title: "A description is cut to fit a host's listing budget.",
  effects: { codex: 'host-alters', 'claude-code': 'host-alters' },
  severity: 'hint',
  source: 'https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short',
  why: 'It marks what the host leaves out of this description because the library as a whole is over its budget (see `listing-over-budget`). What stands first is what the agent sees, so begin with what the skill does and the words that call for it. It is a hint, for the cure lies with the library.',
  bad: { ...soundExample, library: manySkills(120) },
  good: { ...soundExample, library: manySkills(5) },
  *check({ listings, skills }) {
    const bySkill = new Map(skills.map((each) => [each.uri, each]));
    for (const { host, entries, budget } of listings) {
      if (!budget || budget.needed <= budget.limit) continue;
      for (const { uri, fate, keptTo, lost } of entries) {
        const skill = bySkill.get(uri)?.skill;
        const entry = skill && entryOf(skill, 'description');
        if (fate === 'full' || lost === 0 || !skill || !entry || typeof entry.value !== 'string') continue;
        const start = writtenOffset(skill, entry, keptTo) ?? entry.valueRange.start;
        const { title } = hosts[host];
        const seen = fate === 'shortened' ? `keeps "…${excerpt(entry.value.slice(Math.max(0, keptTo - 30), keptTo), 30)}" and leaves out the rest` : fate === 'dropped' ? 'does not list this skill' : 'lists this skill by its name alone';
        yield { uri, range: { start: Math.min(start, entry.valueRange.end), end: entry.valueRange.end }, message: `With all skills of this library ${title} ${seen}.`, effects: { [host]: 'host-alters' } };
      }
    }
  },
};
