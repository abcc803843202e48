import type { Skill, SkillProblem } from '../../skill/skill.ts';
import { exampleDescription, exampleKeys } from '../example.ts';
import { fixUnknownEscapes, fixUnmeantEscapes } from '../fixEscapes.ts';
import { KEY_INSIDE, quoteValueAt, quoted, valueAt } from '../fixQuote.ts';
import { removal } from '../fixText.ts';
import { hosts, type HostId } from '../hosts.ts';
import type { Fix } from '../rule.ts';
import { everyHost } from '../severity.ts';
import { truthKeys } from '../fieldTypes.ts';
import { dropped, readingRules } from './readingRule.ts';

const yaml = 'https://yaml.org/spec/1.2.2/';
const quote = (skill: Skill, { range }: SkillProblem): Fix[] => quoteValueAt(skill, range.start);
const perhapsQuote = (skill: Skill, { range }: SkillProblem): Fix[] => quoteValueAt(skill, range.start, true);

/** How values are written. */
export const valueRules = readingRules({
  'unquoted-colon': {
    effects: dropped,
    why: 'The most common reason why a skill vanishes: in a value without quotes, a colon and a blank begin another key, so the YAML is broken and the skill is dropped, mostly in silence. Put the value in quotes.',
    bad: exampleDescription('Fills in PDF forms. Use when: a form is to be completed.'),
    good: exampleDescription('"Fills in PDF forms. Use when: a form is to be completed."'),
    source: `${yaml}#733-plain-style`,
    unreadable: true,
    fix: (skill, problem) => [...splitKey(skill, problem), ...(straighten(skill, problem) ?? quote(skill, problem))],
  },
  'comment-cuts-value': {
    effects: everyHost('host-alters'),
    why: 'In a value without quotes, a blank and `#` begin a comment. The rest of the line is gone, without any error: the agent sees a description that stops in the middle.',
    bad: exampleDescription('Fills in tax form #12 of the revenue office.'),
    good: exampleDescription('"Fills in tax form #12 of the revenue office."'),
    source: `${yaml}#66-comments`,
    fix: quote,
  },
  'comment-splits-value': {
    effects: dropped,
    why: 'A comment ends an unquoted value, so the lines after it belong to nothing.',
    bad: exampleDescription('Fills in # and signs\n  PDF forms.'),
    good: exampleDescription('"Fills in # and signs PDF forms."'),
    source: `${yaml}#66-comments`,
    unreadable: true,
    fix: perhapsQuote,
  },
  'quote-unclosed': {
    effects: dropped,
    why: 'A value that begins with a quote goes on to the next one, over all lines between.',
    bad: exampleDescription('"Fills in PDF forms.'),
    source: `${yaml}#73-flow-scalar-styles`,
    unreadable: true,
  },
  'text-after-quote': {
    effects: dropped,
    why: 'A value that begins with a quote ends at the next one. Either the whole value is in quotes, with the inner ones escaped, or it begins with another character.',
    bad: exampleDescription('"Fills in" PDF forms.'),
    good: exampleDescription(`'"Fills in" PDF forms.'`),
    source: `${yaml}#73-flow-scalar-styles`,
    unreadable: true,
    fix: (skill, problem) => {
      const { start, end } = problem.range;
      return skill.text.slice(start, end) === ',' ? [{ title: 'Remove the comma', safe: true, edits: [removal(start, end)] }] : perhapsQuote(skill, problem);
    },
  },
  'bad-escape': {
    effects: dropped,
    why: 'In double quotes a backslash begins an escape, and most letters are none: Windows paths and regular expressions break. Once one backslash is doubled the value is legal, with whatever `\\n` and `\\t` make of the rest: the fix doubles all of a path. In single quotes a backslash is a backslash.',
    bad: exampleDescription('"Fills in the forms below C:\\projects."'),
    good: exampleDescription("'Fills in the forms below C:\\projects.'"),
    source: `${yaml}#57-escaped-characters`,
    unreadable: true,
    fix: (skill, { range }) => fixUnknownEscapes(skill, range.start),
  },
  'escape-not-meant': {
    effects: everyHost('host-alters'),
    why: 'In double quotes `\\n` is a line end, `\\t` a tab, `\\b` a backspace, `\\r` a carriage return and `\\_` a no-break space. In a path such as `C:\\new`, a regular expression or Markdown nobody means them, and no reader complains. A `\\n` or `\\t` elsewhere is left alone. In single quotes a backslash is a backslash.',
    bad: exampleDescription('"Fills in the forms below C:\\new on request."'),
    good: exampleDescription("'Fills in the forms below C:\\new on request.'"),
    source: `${yaml}#57-escaped-characters`,
    fix: (skill, { range }) => fixUnmeantEscapes(skill, range.start),
  },
  'bracket-unclosed': {
    effects: dropped,
    why: 'A value that begins with `[` or `{` is a list or a mapping for YAML, up to the closing bracket.',
    bad: exampleKeys('allowed-tools: [Read, Write'),
    good: exampleKeys('allowed-tools: Read Write'),
    source: `${yaml}#74-flow-collection-styles`,
    unreadable: true,
  },
  'text-after-bracket': {
    effects: dropped,
    why: 'A value that begins with `[` is a list for YAML, and nothing may follow its end. Hints such as `[file] [format]` want quotes.',
    bad: exampleKeys('argument-hint: [file] [format]'),
    good: exampleKeys('argument-hint: "[file] [format]"'),
    source: `${yaml}#74-flow-collection-styles`,
    unreadable: true,
    fix: quote,
  },
  'special-character': {
    effects: dropped,
    why: 'A value may not begin with `@`, a backtick, `%`, `*`, `&`, `!` or a dash and a blank, unless it is in quotes: each has a meaning in YAML.',
    bad: exampleDescription('`pdftk` fills in PDF forms.'),
    good: exampleDescription('"`pdftk` fills in PDF forms."'),
    source: `${yaml}#53-indicator-characters`,
    unreadable: true,
    fix: quoteWhole,
  },
  'block-text-misplaced': {
    effects: dropped,
    why: 'After `|` or `>` the text begins on the next line, indented.',
    bad: exampleDescription('> Fills in PDF forms.'),
    source: `${yaml}#81-block-scalar-styles`,
    unreadable: true,
  },
  'yaml-versions-differ': {
    effects: { agentskills: 'spec-should' },
    why: 'Words such as `yes` and `on`, dates and some numbers mean one thing to YAML 1.1 readers (PyYAML, most Python hosts) and another to YAML 1.2 readers (most JavaScript hosts). Write `true` or `false`, or put text in quotes. Values that no host chosen reads are left alone, those under `metadata` too.',
    bad: exampleKeys('user-invocable: yes'),
    good: exampleKeys('user-invocable: true'),
    source: `${yaml}#103-core-schema`,
    matters: isRead,
    fix: ({ text, entries }, { range }) => {
      const written = text.slice(range.start, range.end);
      // Keys of other kinds hold text, where a truth value would be another fault.
      const isTruth = truthKeys.has(entries.findLast(({ keyRange }) => keyRange.start <= range.start)?.key ?? '');
      const truth = !isTruth ? undefined : /^(?:yes|on|y)$/i.test(written) ? 'true' : /^(?:no|off|n)$/i.test(written) ? 'false' : undefined;
      return [
        ...(truth === undefined ? [] : [{ title: `Write ${truth}`, safe: false, edits: [{ range, text: truth }] }]),
        { title: 'Put it in quotes, as text', safe: false, edits: [{ range, text: quoted(written) }] },
      ];
    },
  },
});

/** A key that stands in the value of the one before it goes to a line of its own. */
function splitKey({ text }: Skill, { range }: SkillProblem): Fix[] {
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const lineStart = text.lastIndexOf('\n', range.start) + 1;
  const found = KEY_INSIDE.exec(text.slice(lineStart, range.end));
  const key = found && /[\w-]+/.exec(found[0])?.[0];
  if (!key || lineStart + found.index + found[0].length !== range.end) return [];
  return [{ title: `Put "${key}" on a line of its own`, safe: false, edits: [{ range: { start: lineStart + found.index, end: range.start - key.length }, text: newline }] }];
}

/** Typographic quotes around a value are meant for straight ones. */
function straighten(skill: Skill, { range }: SkillProblem): Fix[] | undefined {
  const value = valueAt(skill, range.start);
  if (!value) return undefined;
  const inner = /^[“”„‟‘’‚«「『]([^]*)[“”‟‘’»」』]$/.exec(skill.text.slice(value.start, value.end))?.[1];
  if (inner === undefined || /[\r\n]/.test(inner)) return undefined;
  return [{ title: 'Write straight quotes around the whole value', safe: false, edits: [{ range: value, text: quoted(inner) }] }];
}

/** A character that begins a value makes all of it text; in a list between brackets, its item only. */
function quoteWhole(skill: Skill, { range }: SkillProblem): Fix[] {
  const before = skill.text.slice(Math.max(0, range.start - 200), range.start);
  if (/[:-]\s+$/.test(before)) return quoteValueAt(skill, range.start);
  const item = /^[^,[\]{}"'\r\n]+/.exec(skill.text.slice(range.start, range.start + 500))?.[0].trimEnd();
  if (item === undefined || !/[[,]\s*$/.test(before)) return [];
  return [{ title: 'Put it in quotes', safe: true, edits: [{ range: { start: range.start, end: range.start + item.length }, text: quoted(item) }] }];
}

/** Whether the value belongs to a key that a host chosen acts on; metadata are carried along as they are. */
function isRead({ entries }: Skill, { range }: SkillProblem, chosen: readonly HostId[]): boolean {
  const key = entries.findLast(({ keyRange }) => keyRange.start <= range.start)?.key;
  return key !== undefined && key !== 'metadata' && chosen.some((id) => hosts[id].keys.includes(key));
}
