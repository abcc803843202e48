import { countCodePoints, exceeds, offsetOfCodePoint } from '../codePoints.ts';
import { entryOf } from '../entries.ts';
import { exampleKeys } from '../example.ts';
import { hosts } from '../hosts.ts';
import type { Rule } from '../rule.ts';
import { writtenOffset } from '../writtenOffset.ts';

const LIMIT = 500;

export const compatibilityTooLong: Rule = {
  id: 'compatibility-too-long',
  title: 'The compatibility note is longer than 500 characters.',
  effects: { agentskills: 'spec-must', 'claude-api': 'host-drops' },
  source: `${hosts.agentskills.source}#compatibility-field`,
  why: 'The specification allows 500 characters for what the skill needs: product, packages, network. Instructions for setting up belong into the body.',
  bad: exampleKeys(`compatibility: ${'Needs Python 3.12 and pdftk. '.repeat(20)}`.trim()),
  good: exampleKeys('compatibility: Needs Python 3.12 and pdftk.'),
  *check(skill, { readable }) {
    const entry = entryOf(skill, 'compatibility');
    if (!readable || !entry || typeof entry.value !== 'string') return;
    if (!exceeds(entry.value, LIMIT)) return;
    const length = countCodePoints(entry.value);
    const cut = writtenOffset(skill, entry, offsetOfCodePoint(entry.value, LIMIT)) ?? entry.valueRange.start;
    yield { range: { start: cut, end: entry.valueRange.end }, message: `The compatibility note has ${length} characters, ${LIMIT} are allowed. Keep what must be installed, and move the rest into the body.` };
  },
};
