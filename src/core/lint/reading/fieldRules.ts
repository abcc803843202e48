import type { Skill, SkillProblem } from '../../skill/skill.ts';
import { entryOf } from '../entries.ts';
import { exampleDescription, exampleOf } from '../example.ts';
import { quoted } from '../fixQuote.ts';
import type { Effects, Fix } from '../rule.ts';
import { hosts } from '../hosts.ts';
import { readingRules } from './readingRule.ts';

const nameRule = `${hosts.agentskills.source}#name-field`;
const descriptionRule = `${hosts.agentskills.source}#description-field`;
/** Without a name. */
export const folderInstead: Effects = { agentskills: 'spec-must', codex: 'host-alters', vscode: 'host-alters', 'claude-code': 'host-alters', 'claude-api': 'host-drops' };
/** Without a description. */
export const nothingToChoose: Effects = { agentskills: 'spec-must', codex: 'host-drops', vscode: 'host-drops', 'claude-code': 'host-alters', 'claude-api': 'host-drops' };
const described = 'description: Fills in PDF forms. Use when a form is to be completed.';

/** Name and description, as far as reading needs them. */
export const fieldRules = readingRules({
  'name-missing': {
    effects: folderInstead,
    why: 'The specification requires a name. Codex, VS Code and Claude Code take the name of the folder instead; the Claude API refuses the upload.',
    bad: exampleOf(described),
    source: nameRule,
    builtin: true,
  },
  'name-empty': {
    effects: folderInstead,
    why: 'An empty name is none: see `name-missing`.',
    bad: exampleOf(`name:\n${described}`),
    source: nameRule,
    builtin: true,
  },
  'name-not-text': {
    effects: { agentskills: 'spec-must', codex: 'host-alters', vscode: 'host-alters', 'claude-api': 'host-drops' },
    why: 'YAML reads `123` as a number and `true` as a truth value. Hosts that expect text refuse them or fall back to the folder. In quotes they are text.',
    bad: exampleOf(`name: 123\n${described}`),
    good: { ...exampleOf(`name: "123"\n${described}`), path: '123/SKILL.md' },
    source: nameRule,
    // A number is text for VS Code.
    builtinSays: (skill) => typeof entryOf(skill, 'name')?.value === 'object',
    fix: quoteWritten,
  },
  'name-characters': {
    effects: { agentskills: 'spec-must', vscode: 'spec-must', 'claude-api': 'host-drops' },
    why: 'A name is made of lower-case letters, digits and single hyphens between them. Anything else breaks as a folder, as a command and in the validators of the specification and of the Claude API.',
    bad: { ...exampleOf(`name: PDF Filling\n${described}`), path: 'PDF Filling/SKILL.md' },
    source: nameRule,
    // Hyphens at an edge, or two in a row, are left to us.
    builtinSays: ({ name }) => !/^[a-z0-9-]+$/.test(name.trim()),
    fix: proposeName,
  },
  'description-missing': {
    effects: nothingToChoose,
    why: 'An agent chooses skills by their descriptions alone. Say what the skill does and when to use it.',
    bad: exampleOf('name: pdf-filling'),
    source: descriptionRule,
    builtin: true,
  },
  'description-empty': {
    effects: nothingToChoose,
    why: 'An empty description is none: see `description-missing`.',
    bad: exampleOf('name: pdf-filling\ndescription:'),
    source: descriptionRule,
    builtin: true,
  },
  'description-not-text': {
    effects: nothingToChoose,
    why: 'A value that begins with `[` or `{`, or is written as `- ` lines, is a list or a mapping for YAML. Put the text in quotes.',
    bad: exampleDescription('[pdf, forms]'),
    good: exampleDescription('"[pdf, forms] Fills in PDF forms on request."'),
    source: descriptionRule,
    builtin: true,
    fix: quoteOneLine,
  },
  'description-number': {
    effects: { agentskills: 'spec-must', vscode: 'host-alters', 'claude-code': 'host-alters', 'claude-api': 'host-drops' },
    why: 'YAML reads the value as a number or a truth value. Write a sentence that says what the skill does and when to use it.',
    bad: exampleDescription('1040'),
    good: exampleDescription('Fills in form 1040. Use when a tax return is due.'),
    source: descriptionRule,
    fix: quoteWritten,
  },
});

function quoteWritten({ text }: Skill, { range }: SkillProblem): Fix[] {
  const written = text.slice(range.start, range.end);
  // Text behind or before it may be part of the value that YAML takes for a comment.
  const isAlone = /:[ \t]+$/.test(text.slice(Math.max(0, range.start - 100), range.start)) && /^[ \t]*(?:\r?\n(?![ \t])|$)/.test(text.slice(range.end, range.end + 100));
  return /^[\w.+-]+$/.test(written) ? [{ title: 'Put it in quotes', safe: isAlone, edits: [{ range, text: quoted(written) }] }] : [];
}

function proposeName({ text, name }: Skill, { range }: SkillProblem): Fix[] {
  // Letters with marks lose them; a name without any Latin letter or digit has no counterpart.
  const proposed = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 64);
  return proposed === '' || text.slice(range.start, range.end) === proposed ? [] : [{ title: `Change the name to "${proposed}"`, safe: false, edits: [{ range, text: proposed }] }];
}

function quoteOneLine({ text }: Skill, { range }: SkillProblem): Fix[] {
  const written = text.slice(range.start, range.end);
  return /[\r\n]/.test(written) ? [] : [{ title: 'Put the whole value in quotes', safe: false, edits: [{ range, text: quoted(written) }] }];
}
