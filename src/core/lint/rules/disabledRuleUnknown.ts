import { nearestWord } from '../../util/nearestWord.ts';
import { disableWords } from '../disableComments.ts';
import { exampleKeys } from '../example.ts';
import type { Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

export const disabledRuleUnknown: Rule = {
  id: 'disabled-rule-unknown',
  title: 'A comment turns a rule off that there is not.',
  effects: everyHost('advice'),
  severity: 'information',
  source: 'https://github.com/skill-loadout/skill-loadout/blob/main/media/rules/README.md',
  why: 'With a mistyped id, or another word than `skill-loadout-disable`, `skill-loadout-disable-line` and `skill-loadout-disable-next-line`, the comment does nothing, and the rule still runs. A reason goes behind ` -- `. It is an information, for nothing else would tell.',
  bad: exampleKeys('# skill-loadout-disable unknown-keys\nlicense: MIT'),
  good: exampleKeys('# skill-loadout-disable unknown-key\nauthor: us'),
  *check(_, { disabled, ruleIds }) {
    for (const { word, range } of disabled.unknown) {
      const near = nearestWord(word, disableWords) ?? 'skill-loadout-disable';
      yield { range, message: `"${word}" turns nothing off. Did you mean "${near}"?`, fixes: [{ title: `Write "${near}"`, safe: false, edits: [{ range, text: near }] }] };
    }
    const told = new Set<number>();
    for (const { rule, range, comment } of disabled.named) {
      if (ruleIds.has(rule) || told.has(comment)) continue;
      told.add(comment);
      const near = nearestWord(rule, [...ruleIds]);
      yield {
        range,
        message: `There is no rule "${rule}", so naming it does nothing. ${near ? `Did you mean "${near}"?` : 'A reason goes behind "--".'}`,
        fixes: near ? [{ title: `Write "${near}"`, safe: false, edits: [{ range, text: near }] }] : [],
      };
    }
  },
};
