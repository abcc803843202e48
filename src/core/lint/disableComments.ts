import { lineAt } from '../skill/frontMatter.ts';
import type { FrontMatterEntry, Skill, TextRange } from '../skill/skill.ts';

/** An id that a comment names. */
export interface NamedRule {
  readonly rule: string;
  readonly range: TextRange;
  /** Where the comment begins. */
  readonly comment: number;
}

/** Comments of a skill that turn rules off. No ids stand for every rule. */
export interface DisableComments {
  /** Whether a finding of a rule at an offset is to be kept to itself. */
  readonly isDisabled: (rule: string, at: number) => boolean;
  /** The ids that the comments name, with their places. */
  readonly named: readonly NamedRule[];
  /** Words that begin like ours and are none, with their places. */
  readonly unknown: readonly { readonly word: string; readonly range: TextRange }[];
}

/** The words that turn rules off: in the front matter for the whole file, in the body from there on; or for one line. */
export const disableWords: readonly string[] = ['skill-loadout-disable', 'skill-loadout-disable-line', 'skill-loadout-disable-next-line'];

const IN_YAML = /(?<=^|[ \t])#[ \t]*(skill-loadout-[a-z-]+):?([^\r\n]*)/gm;
const IN_BODY = /<!--\s*(skill-loadout-[a-z-]+):?((?:(?!-->)[^]){0,1000})-->/g;

interface Disabled extends TextRange {
  readonly rules: readonly string[];
}

/**
 * Reads `# skill-loadout-disable <rule>... -- reason` in the front matter and `<!-- skill-loadout-disable <rule>... -->`
 * in the body, and the same for one line.
 */
export function readDisableComments({ text, bodyRange, entries }: Skill): DisableComments {
  const named: NamedRule[] = [];
  const unknown: { word: string; range: TextRange }[] = [];
  const disabled: Disabled[] = [];
  const read = (match: RegExpExecArray, from: number, reach: TextRange) => {
    const [all, word = '', rest = ''] = match;
    const comment = from + match.index;
    const wordStart = comment + all.indexOf(word);
    const line = lineAt(text, comment + all.length);
    const next = lineAt(text, line.next);
    const ranges: Readonly<Record<string, TextRange>> = {
      'skill-loadout-disable': reach,
      'skill-loadout-disable-line': { start: text.lastIndexOf('\n', comment) + 1, end: line.end },
      'skill-loadout-disable-next-line': { start: next.start, end: next.end },
    };
    const range = ranges[word];
    if (!range) unknown.push({ word, range: { start: wordStart, end: wordStart + word.length } });
    else {
      const ids = idsIn(rest, comment + all.lastIndexOf(rest), comment);
      named.push(...ids);
      disabled.push({ ...range, rules: ids.map(({ rule }) => rule) });
    }
  };
  if (text.includes('skill-loadout-')) {
    for (const match of text.slice(0, bodyRange.start).matchAll(IN_YAML)) {
      const startsLine = /(?:^|[\r\n])[ \t]*$/.test(text.slice(Math.max(0, match.index - 100), match.index));
      if (startsLine || !isInValue(entries, match.index)) read(match, 0, { start: 0, end: text.length });
    }
    for (const match of text.slice(bodyRange.start).matchAll(IN_BODY)) read(match, bodyRange.start, { start: bodyRange.start + match.index, end: text.length });
  }
  const covers = ({ start, end, rules }: Disabled, rule: string, at: number) => at >= start && at <= end && (rules.length === 0 || rules.includes(rule));
  return { named, unknown, isDisabled: (rule, at) => disabled.some((each) => covers(each, rule, at)) };
}

/** The ids up to a reason, which begins with `--` or behind a colon. */
function idsIn(rest: string, at: number, comment: number): NamedRule[] {
  const ids: NamedRule[] = [];
  for (const { 0: written, index } of rest.replace(/(?:^|\s)--[^]*$/, '').matchAll(/[^\s,"'`]+/g)) {
    const rule = written.replace(/:$/, '');
    ids.push({ rule, range: { start: at + index, end: at + index + rule.length }, comment });
    if (rule !== written) break;
  }
  return ids;
}

/** Whether an offset lies in a value that is text, where `#` begins no comment. */
function isInValue(entries: readonly FrontMatterEntry[], at: number): boolean {
  return entries.some(({ valueRange: { start, end }, children }) => at >= start && at < end && (children.length === 0 || isInValue(children, at)));
}
