import { soundExample } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { LibraryRule } from '../libraryRule.ts';
import type { ListingReport } from '../listing/listing.ts';
import { manySkills } from '../manySkills.ts';

export const listingOverBudget: LibraryRule = {
  id: 'listing-over-budget',
  title: 'The library is over the listing budget of a host.',
  effects: { codex: 'host-alters', 'claude-code': 'host-alters' },
  source: 'https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short',
  why: 'Hosts give a small part of the context window to the list of skills. Past it Codex shortens all descriptions alike, then leaves only names, then leaves skills out; Claude Code keeps all names and takes away the descriptions of the least used. Disable what you do not need, or shorten the longest descriptions. Where no skill lies in a folder that the host searches, it is told what would happen if all were installed, as an information.',
  bad: { ...soundExample, library: manySkills(120) },
  good: { ...soundExample, library: manySkills(5) },
  *check({ listings, skills }) {
    for (const report of listings) {
      const { host, counts, entries, budget } = report;
      if (!budget || counts.full === entries.length) continue;
      // Only descriptions too long by themselves: another rule's.
      if (budget.needed <= budget.limit) continue;
      const installed = skills.some(({ place }) => place.readers.includes(host));
      yield { uri: undefined, range: { start: 0, end: 0 }, message: messageOf(report, installed), source: report.source, effects: { [host]: installed ? 'host-alters' : 'spec-should' } };
    }
  },
};

function messageOf({ host, counts, entries, budget }: ListingReport, installed: boolean): string {
  const count = (number: number) => number.toLocaleString('en');
  const parts = [
    ...(counts.shortened > 0 ? [`${count(counts.shortened)} descriptions are shortened`] : []),
    ...(counts['name-only'] > 0 ? [`${count(counts['name-only'])} skills are listed by name alone`] : []),
    ...(counts.dropped > 0 ? [`${count(counts.dropped)} are not listed at all`] : []),
  ];
  const { needed = 0, limit = 0, unit = '' } = budget ?? {};
  return `${installed ? '' : 'If all of them were installed: '}${hosts[host].title} lists ${count(counts.full)} of ${count(entries.length)} skills in full; ${parts.join(', ')}. The listing takes ${count(needed)} ${unit}, the budget is ${count(limit)}. Disable skills or shorten descriptions.`;
}
