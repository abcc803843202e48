import { excerpt } from '../../skill/problems.ts';
import { entryOf } from '../entries.ts';
import { soundExample } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { LibraryRule } from '../libraryRule.ts';
import type { ListingEntry, ListingReport } from '../listing/listing.ts';
import { manySkills } from '../manySkills.ts';
import type { Effects } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

export const cutInListing: LibraryRule = {
  id: 'cut-in-listing',
  title: "A description is cut to fit a host's listing budget.",
  effects: { codex: 'host-alters', 'claude-code': 'host-alters' },
  severity: 'hint',
  source: 'https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short',
  why: 'It marks what the host leaves out of this description because the library as a whole is over its budget (see `listing-over-budget`). What stands first is what the agent sees, so begin with what the skill does and the words that call for it. Where most skills of the library lose all of their descriptions, that finding says so for them. It is a hint, for the cure lies with the library.',
  bad: { ...soundExample, library: manySkills(120) },
  good: { ...soundExample, library: manySkills(5) },
  *check({ listings, skills }) {
    const cuts = new Map<string, Cut[]>();
    for (const listing of listings) {
      for (const entry of listing.entries) {
        if (!isWorthTelling(entry, listing)) continue;
        const cut = { ...entry, host: listing.host, source: listing.source };
        cuts.set(entry.uri, [...(cuts.get(entry.uri) ?? []), cut]);
      }
    }
    for (const { uri, skill } of skills) {
      const own = cuts.get(uri);
      const entry = entryOf(skill, 'description');
      const text = entry?.value;
      const [first] = own ?? [];
      if (!own || !first || !entry || typeof text !== 'string') continue;
      const start = writtenOffset(skill, entry, Math.min(...own.map(({ keptTo }) => keptTo))) ?? entry.valueRange.start;
      const effects: Effects = Object.fromEntries(own.map(({ host }) => [host, 'host-alters']));
      const seen = own.map((cut) => `${hosts[cut.host].title} ${whatIsSeen(cut, text)}`).join('; ');
      yield { uri, range: { start: Math.min(start, entry.valueRange.end), end: entry.valueRange.end }, message: `With all skills of this library ${seen}.`, source: first.source, effects };
    }
  },
};

/** How one host lists a skill, and what that rests on. */
type Cut = ListingEntry & Pick<ListingReport, 'host' | 'source'>;

/** What most skills of the library meet alike is said once, of the library. */
function isWorthTelling({ fate, lost }: ListingEntry, { budget, counts, entries }: ListingReport): boolean {
  if (!budget || budget.needed <= budget.limit || fate === 'full' || lost === 0) return false;
  return fate === 'shortened' || 2 * (counts['name-only'] + counts.dropped) <= entries.length;
}

function whatIsSeen({ fate, keptTo }: Cut, text: string): string {
  if (fate === 'dropped') return 'does not list this skill';
  return fate === 'shortened' ? `keeps "…${excerpt(text.slice(Math.max(0, keptTo - 30), keptTo), 30)}" and leaves out the rest` : 'lists this skill by its name alone';
}
