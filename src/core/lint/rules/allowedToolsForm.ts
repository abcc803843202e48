import type { FrontMatterValue } from '../../skill/skill.ts';
import { entryOf, visibleRange } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Effects, Fix, Rule } from '../rule.ts';

const strict: Effects = { agentskills: 'spec-must', 'claude-api': 'host-drops' };

export const allowedToolsForm: Rule = {
  id: 'allowed-tools-form',
  title: 'The allowed tools are in a form that no host chosen reads.',
  effects: { ...strict, 'claude-code': 'host-alters' },
  source: `${hosts.agentskills.source}#allowed-tools-field`,
  why: 'The specification has one text with blanks between the tools. Claude Code also reads a list, and commas. Nobody reads a mapping or a number. A list is reported only where Claude Code is not among your hosts.',
  bad: exampleKeys('allowed-tools:\n  Read: true\n  Bash: true'),
  good: exampleKeys('allowed-tools: Read Bash(git:*)'),
  *check(skill, { readable, hosts: chosen }) {
    const entry = entryOf(skill, 'allowed-tools');
    if (!readable || !entry || entry.value === null || typeof entry.value === 'string') return;
    const list = Array.isArray(entry.value) ? (entry.value as readonly FrontMatterValue[]) : undefined;
    if (list && chosen.includes('claude-code')) return;
    const names = list?.every((each): each is string => typeof each === 'string') ? list : undefined;
    const fixes: Fix[] = names ? [{ title: 'Write them with blanks between', safe: false, edits: [{ range: entry.valueRange, text: names.join(' ') }] }] : [];
    yield {
      range: visibleRange(entry),
      message: `The specification has one text such as "Read Bash(git:*)" here, with blanks between the tools; this is ${list ? 'a list' : 'something else'}. Write it as a text.`,
      fixes,
      effects: list ? strict : { ...strict, 'claude-code': 'host-alters' },
    };
  },
};
