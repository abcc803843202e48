import { descriptionLimit } from '../../skill/checkFields.ts';
import { excerpt } from '../../skill/problems.ts';
import { countCodePoints, exceeds, offsetOfCodePoint } from '../codePoints.ts';
import { entryOf } from '../entries.ts';
import { exampleDescription } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

export const descriptionTooLong: Rule = {
  id: 'description-too-long',
  title: 'The description is longer than 1,024 characters.',
  effects: { agentskills: 'spec-must', codex: 'host-drops', vscode: 'host-alters', 'claude-api': 'host-drops' },
  source: `${hosts.agentskills.source}#description-field`,
  why: 'The specification allows 1,024 characters. VS Code cuts the rest off, and what stands last is often when to use the skill. Codex refuses such a skill (its newest versions keep 1,021 characters and add "..."), and so does the Claude API. The finding marks what is lost.',
  bad: exampleDescription(`Fills in PDF forms. ${'Use when a form is to be completed. '.repeat(30)}`.trim()),
  good: exampleDescription('Fills in PDF forms. Use when a form is to be completed.'),
  *check(skill, { readable }) {
    const entry = entryOf(skill, 'description');
    if (!readable || !entry || typeof entry.value !== 'string') return;
    if (!exceeds(entry.value, descriptionLimit)) return;
    const length = countCodePoints(entry.value);
    const cut = offsetOfCodePoint(entry.value, descriptionLimit);
    yield {
      range: { start: writtenOffset(skill, entry, cut) ?? entry.valueRange.start, end: entry.valueRange.end },
      message: `The description has ${length.toLocaleString('en')} characters; ${descriptionLimit.toLocaleString('en')} are allowed. VS Code ends it with "…${excerpt(entry.value.slice(Math.max(0, cut - 30), cut), 30)}" and loses "${excerpt(entry.value.slice(cut), 60)}"; Codex drops the skill. Shorten it.`,
    };
  },
};
