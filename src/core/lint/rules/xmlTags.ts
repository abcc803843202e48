import { excerpt } from '../../skill/problems.ts';
import { entryOf } from '../entries.ts';
import { exampleDescription } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

const TAG = /<[^>]{1,1000}>/g;

export const xmlTags: Rule = {
  id: 'xml-tags',
  title: 'The name or the description holds what looks like an XML tag.',
  effects: { vscode: 'host-alters', 'claude-api': 'host-drops' },
  source: `${hosts['claude-api'].source}#skill-structure`,
  why: 'Hosts put name and description into XML. VS Code takes out everything between `<` and `>`, placeholders such as `<file>` and comparisons included, and the Claude API refuses the skill. Write placeholders in capitals or in curly brackets.',
  bad: exampleDescription('"Fills in the PDF form <file>. Use when a form is to be completed."'),
  good: exampleDescription('"Fills in the PDF form FILE. Use when a form is to be completed."'),
  *check(skill, { readable }) {
    if (!readable) return;
    for (const key of ['name', 'description']) {
      const entry = entryOf(skill, key);
      if (!entry || typeof entry.value !== 'string') continue;
      const [first] = entry.value.matchAll(TAG);
      if (!first) continue;
      const shown = entry.value.replace(TAG, '');
      const start = writtenOffset(skill, entry, first.index) ?? entry.valueRange.start;
      const end = writtenOffset(skill, entry, first.index + first[0].length) ?? entry.valueRange.end;
      yield {
        range: { start, end },
        message: `VS Code takes "${excerpt(first[0])}" for an XML tag and removes it: "${excerpt(shown.slice(Math.max(0, first.index - 30)), 60)}" is left. Write it without "<" and ">".`,
      };
    }
  },
};
