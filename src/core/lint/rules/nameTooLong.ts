import { excerpt } from '../../skill/problems.ts';
import { nameLimit } from '../../skill/checkFields.ts';
import { countCodePoints, exceeds, offsetOfCodePoint } from '../codePoints.ts';
import { entryOf } from '../entries.ts';
import { exampleOf } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

const described = 'description: Fills in PDF forms. Use when a form is to be completed.';

export const nameTooLong: Rule = {
  id: 'name-too-long',
  title: 'The name is longer than 64 characters.',
  effects: { agentskills: 'spec-must', codex: 'host-drops', vscode: 'host-alters', 'claude-api': 'host-drops' },
  source: `${hosts.agentskills.source}#name-field`,
  why: 'The specification allows 64 characters. VS Code cuts the rest off, so that the skill has another name there; Codex and the Claude API refuse the skill.',
  bad: exampleOf(`name: ${'fill-in-'.repeat(8)}pdf-forms\n${described}`),
  good: exampleOf(`name: pdf-filling\n${described}`),
  *check(skill) {
    const entry = entryOf(skill, 'name');
    if (!entry || typeof entry.value !== 'string') return;
    if (!exceeds(skill.name, nameLimit)) return;
    const length = countCodePoints(skill.name);
    const kept = skill.name.slice(0, offsetOfCodePoint(skill.name, nameLimit));
    const cut = writtenOffset(skill, entry, entry.value.indexOf(skill.name) + kept.length) ?? entry.valueRange.start;
    yield {
      range: { start: cut, end: entry.valueRange.end },
      message: `The name has ${length} characters, ${length - nameLimit} more than the ${nameLimit} allowed. Where it is cut, it is called "${excerpt(kept, nameLimit)}"; Codex drops the skill. Shorten it, and the folder's name with it.`,
    };
  },
};
