// The files that derive from the table of rules, by path below the project.
import { configSchema } from '../../src/core/lint/configSchema.ts';
import { hostIds } from '../../src/core/lint/hosts.ts';
import type { RuleFacts } from '../../src/core/lint/rule.ts';
import { rulePage, rulePageName, ruleTableLines } from '../../src/core/lint/rulePage.ts';
import { ruleTable } from '../../src/core/lint/ruleTable.ts';
import { defaultSettings } from '../../src/core/lint/settings.ts';
import { lintExample } from '../support/lintExample.ts';

const begin = '<!-- rules: made from the table of rules by `node test/run/writeRules.ts` -->';
const end = '<!-- /rules -->';

/** The pages of all rules, their index and the schema of the configuration file. */
export function ruleFiles(): Map<string, string> {
  const pages = ruleTable.map((rule) => [`media/rules/${rulePageName(rule.id)}`, rulePage(rule, fixesOf(rule))] as const);
  return new Map([
    ...pages,
    ['media/rules/README.md', ['# Rules', '', ...ruleTableLines(ruleTable, '', hasSafeFix), ''].join('\n')],
    ['media/skillloadoutrc.schema.json', `${JSON.stringify(configSchema(ruleTable), null, 2)}\n`],
  ]);
}

/** The README with the table of rules between its marks. @throws Error where the marks are missing */
export function readmeWithRules(readme: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`README.md has no lines "${begin}" and "${end}".`);
  const table = ruleTableLines(ruleTable, 'media/rules/', hasSafeFix);
  return `${readme.slice(0, from + begin.length)}\n${table.join('\n')}\n${readme.slice(to)}`;
}

function fixesOf(rule: RuleFacts) {
  const findings = lintExample(rule.bad, { ...defaultSettings, hosts: hostIds }).filter((finding) => finding.rule === rule.id);
  return [...new Map(findings.flatMap(({ fixes }) => fixes).map((fix) => [fix.title, fix])).values()].sort((a, b) => Number(b.safe) - Number(a.safe));
}

function hasSafeFix(id: string): boolean {
  const rule = ruleTable.find((each) => each.id === id);
  return rule !== undefined && fixesOf(rule).some(({ safe }) => safe);
}
