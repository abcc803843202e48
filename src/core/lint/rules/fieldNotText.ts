import { entryOf, visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const fieldNotText: Rule = {
  id: 'field-not-text',
  title: 'The license or the compatibility note is no text.',
  effects: { agentskills: 'spec-must', 'claude-api': 'host-drops' },
  source: hosts.agentskills.source,
  why: 'The specification has one text for each of the two. A list or a mapping is refused by its validator; details belong under `metadata`.',
  bad: exampleKeys('compatibility: [macos, linux]'),
  good: exampleKeys('compatibility: macOS or Linux'),
  *check(skill, { readable }) {
    if (!readable) return;
    for (const key of ['license', 'compatibility']) {
      const entry = entryOf(skill, key);
      if (!entry || typeof entry.value !== 'object' || entry.value === null) continue;
      yield { range: visibleRange(entry), message: `"${key}" is a ${Array.isArray(entry.value) ? 'list' : 'mapping'} where the specification has one text. Write it as one line.` };
    }
  },
};
