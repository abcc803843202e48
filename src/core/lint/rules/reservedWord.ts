import { entryOf, visibleRange } from '../entries.ts';
import { exampleOf, soundExample } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';

export const reservedWord: Rule = {
  id: 'reserved-word-in-name',
  title: 'The name contains "anthropic" or "claude".',
  effects: { 'claude-api': 'host-drops' },
  source: `${hosts['claude-api'].source}#skill-structure`,
  why: 'The Claude API keeps these words to itself and refuses the upload of a skill whose name contains one. No other host minds.',
  bad: exampleOf('name: claude-pdf-filling\ndescription: Fills in PDF forms. Use when a form is to be completed.'),
  good: soundExample,
  *check(skill) {
    const entry = entryOf(skill, 'name');
    const word = /anthropic|claude/i.exec(skill.name)?.[0];
    if (entry && word) yield { range: visibleRange(entry), message: `The Claude API refuses a skill whose name contains "${word}". Choose another name.` };
  },
};
