import { nearestWord } from '../../util/nearestWord.ts';
import { exampleKeys } from '../example.ts';
import type { Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

export const disabledRuleUnknown: Rule = {
  id: 'disabled-rule-unknown',
  title: 'A comment turns a rule off that there is not.',
  effects: everyHost('advice'),
  severity: 'information',
  source: 'https://github.com/skill-loadout/skill-loadout/blob/main/media/rules/README.md',
  why: 'With a mistyped id the comment does nothing, and the rule still runs. It is an information, for nothing else would tell.',
  bad: exampleKeys('# skill-loadout-disable unknown-keys\nlicense: MIT'),
  good: exampleKeys('# skill-loadout-disable unknown-key\nauthor: us'),
  *check(_, { disabled, ruleIds }) {
    for (const { rule, range } of disabled.named) {
      if (ruleIds.has(rule)) continue;
      const near = nearestWord(rule, [...ruleIds]);
      yield {
        range,
        message: `There is no rule "${rule}", so this comment does nothing.${near ? ` Did you mean "${near}"?` : ''}`,
        fixes: near ? [{ title: `Write "${near}"`, safe: false, edits: [{ range, text: near }] }] : [],
      };
    }
  },
};
