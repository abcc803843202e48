import { entryOf, visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const metadataNotMapping: Rule = {
  id: 'metadata-not-mapping',
  title: 'The metadata are no mapping.',
  effects: { agentskills: 'spec-must', codex: 'host-drops', 'claude-api': 'host-drops' },
  source: `${hosts.agentskills.source}#metadata-field`,
  why: 'Metadata are `key: value` lines below the key. Codex reads them into a mapping and drops the skill where they are a text or a list.',
  bad: exampleKeys('metadata: version 1.0'),
  good: exampleKeys('metadata:\n  version: "1.0"'),
  *check(skill, { readable }) {
    const entry = entryOf(skill, 'metadata');
    if (!readable || !entry || entry.value === null) return;
    if (typeof entry.value === 'object' && !Array.isArray(entry.value)) return;
    yield { range: visibleRange(entry), message: `"metadata" is a ${Array.isArray(entry.value) ? 'list' : 'single value'}, so Codex drops the skill. Write "key: value" lines below it, indented.` };
  },
};
