import { lineAt } from '../skill/frontMatter.ts';
import type { Skill, TextRange } from '../skill/skill.ts';

/** Comments of a skill that turn rules off. No ids stand for every rule. */
export interface DisableComments {
  /** Whether a finding of a rule at an offset is to be kept to itself. */
  readonly isDisabled: (rule: string, at: number) => boolean;
  /** The ids that the comments name, with their places. */
  readonly named: readonly { readonly rule: string; readonly range: TextRange }[];
}

const IN_YAML = /^[ \t]*#[ \t]*skill-loadout-disable\b([^\r\n]*)/gm;
const IN_BODY = /<!--\s*skill-loadout-disable-next-line\b([^>]*?)-->/g;

interface Disabled extends TextRange {
  readonly rules: readonly string[];
}

/**
 * Reads `# skill-loadout-disable <rule>...` in the front matter, for the whole file, and
 * `<!-- skill-loadout-disable-next-line <rule>... -->` in the body.
 */
export function readDisableComments({ text, bodyRange }: Skill): DisableComments {
  const named: { rule: string; range: TextRange }[] = [];
  const read = (match: RegExpMatchArray, from: number): string[] => {
    const words = [...(match[1] ?? '').matchAll(/[a-z][a-z0-9-]*/g)];
    const start = from + (match.index ?? 0) + match[0].indexOf(match[1] ?? '');
    for (const { 0: rule, index } of words) named.push({ rule, range: { start: start + index, end: start + index + rule.length } });
    return words.map(([rule]) => rule);
  };
  const disabled: Disabled[] = [];
  for (const match of text.slice(0, bodyRange.start).matchAll(IN_YAML)) disabled.push({ start: 0, end: text.length, rules: read(match, 0) });
  if (text.includes('skill-loadout-disable-next-line', bodyRange.start)) {
    for (const match of text.slice(bodyRange.start).matchAll(IN_BODY)) {
      const next = lineAt(text, lineAt(text, bodyRange.start + match.index + match[0].length).next);
      disabled.push({ start: next.start, end: next.end, rules: read(match, bodyRange.start) });
    }
  }
  const covers = ({ start, end, rules }: Disabled, rule: string, at: number) => at >= start && at <= end && (rules.length === 0 || rules.includes(rule));
  return { named, isDisabled: (rule, at) => disabled.some((each) => covers(each, rule, at)) };
}
