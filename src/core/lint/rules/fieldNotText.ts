import { entryOf, visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { quoted } from '../fixQuote.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const fieldNotText: Rule = {
  id: 'field-not-text',
  title: 'The license or the compatibility note is no text.',
  effects: { agentskills: 'spec-must', 'claude-api': 'host-drops' },
  source: hosts.agentskills.source,
  why: 'The specification has one text for each of the two. A list or a mapping is refused by its validator; details belong under `metadata`. A number or a truth value is text once it is in quotes.',
  bad: exampleKeys('license: 2.0'),
  good: exampleKeys('license: Apache-2.0'),
  *check(skill, { readable }) {
    if (!readable) return;
    for (const key of ['license', 'compatibility']) {
      const entry = entryOf(skill, key);
      if (!entry || typeof entry.value === 'string' || entry.value === null) continue;
      if (typeof entry.value !== 'object') {
        const range = visibleRange(entry);
        const written = skill.text.slice(range.start, range.end);
        yield { range, message: `YAML reads this "${key}" as ${typeof entry.value === 'number' ? 'a number' : 'a truth value'} where the specification has a text. Put it in quotes.`, fixes: /^[\w.+-]+$/.test(written) ? [{ title: 'Put it in quotes', safe: true, edits: [{ range, text: quoted(written) }] }] : [] };
        continue;
      }
      yield { range: visibleRange(entry), message: `"${key}" is a ${Array.isArray(entry.value) ? 'list' : 'mapping'} where the specification has one text. Write it as one line.` };
    }
  },
};
