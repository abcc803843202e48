import { excerpt } from '../../skill/problems.ts';
import { countCodePoints, offsetOfCodePoint } from '../codePoints.ts';
import { entryOf } from '../entries.ts';
import { exampleKeys, soundExample } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

export const listingTextTooLong: Rule = {
  id: 'listing-text-too-long',
  title: 'Description and when_to_use together are longer than 1,536 characters.',
  effects: { 'claude-code': 'host-alters' },
  source: `${hosts['claude-code'].source}#skill-descriptions-are-cut-short`,
  why: 'Claude Code lists a skill by its description followed by `when_to_use`, and cuts the two together at 1,536 characters (setting `skillListingMaxDescChars`). Put what tells the skill from others first.',
  bad: exampleKeys(`when_to_use: ${'When a form is to be completed. '.repeat(60)}`.trim()),
  good: soundExample,
  options: { characters: { default: 1_536, doc: 'Characters of one entry in the listing.' } },
  *check(skill, { readable, options: { characters = 0 } }) {
    if (!readable) return;
    let before = 0;
    for (const entry of [entryOf(skill, 'description'), entryOf(skill, 'when_to_use')]) {
      if (typeof entry?.value !== 'string') continue;
      const length = countCodePoints(entry.value);
      if (before <= characters && before + length > characters) {
        const cut = offsetOfCodePoint(entry.value, characters - before);
        yield {
          range: { start: writtenOffset(skill, entry, cut) ?? entry.valueRange.start, end: entry.valueRange.end },
          message: `Claude Code cuts description and when_to_use together at ${characters.toLocaleString('en')} characters; "${excerpt(entry.value.slice(cut), 60)}" and what follows is not listed. Shorten them.`,
        };
      }
      // A blank between the two, as the listing shows them.
      before += length === 0 ? 0 : length + 1;
    }
  },
};
