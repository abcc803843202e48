import type { Skill } from '../skill/skill.ts';
import { showInvisible } from '../skill/invisible.ts';
import { problemCodes, type ProblemCode } from '../skill/problems.ts';
import { bodyLinks } from './bodyLinks.ts';
import { readDisableComments } from './disableComments.ts';
import type { CheckContext, Finding, Report, RuleFacts, SkillFolder } from './rule.ts';
import { readingRuleTable, rulesById, skillRuleTable } from './ruleTable.ts';
import { defaultSettings, type LintSettings } from './settings.ts';
import { impactOn, severityOfLevel } from './severity.ts';

/** Where a skill lies and what is known around it. */
export interface LintContext {
  /** Path of the SKILL.md below its library's root, with the folder's name before it where that is known; forward slashes. */
  readonly path: string;
  readonly settings?: LintSettings;
  /** Whether VS Code's own checks look at this file, so that what they say is left to them. */
  readonly builtinChecks?: boolean;
  readonly folder?: SkillFolder;
  readonly bodyTokens?: number;
}

const readingRulesById = new Map<string, (typeof readingRuleTable)[number]>(readingRuleTable.map((rule) => [rule.id, rule]));

const ruleIds = new Set(rulesById.keys());

/** What every rule has to say of one skill, in the order of the text. */
export function lintSkill(skill: Skill, context: LintContext): Finding[] {
  const settings = context.settings ?? defaultSettings;
  const readable = !skill.problems.some(({ code }) => readingRulesById.get(code)?.unreadable);
  const found: Finding[] = [];
  const add = (rule: RuleFacts, report: Report, milder?: Finding['severity']) => {
    const finding = findingOf(rule, report, settings, milder);
    if (finding && !(context.builtinChecks && (report.builtin ?? rule.builtin))) found.push(finding);
  };
  for (const problem of skill.problems) {
    const rule = readingRulesById.get(problem.code);
    // Where the place makes a problem graver or milder than its kind, the place counts.
    const milder = problem.severity === problemCodes[problem.code as ProblemCode].severity ? undefined : problem.severity;
    if (rule && rule.matters?.(skill, problem, settings.hosts) !== false) add(rule, { ...problem, fixes: rule.fix(skill, problem), ...(rule.builtinSays && { builtin: rule.builtinSays(skill, problem) }) }, milder);
  }
  const parts = context.path.split('/');
  const superseded = new Set<string>();
  const disabled = readDisableComments(skill);
  const links = [...bodyLinks(skill.text, skill.bodyRange.start)];
  for (const rule of skillRuleTable) {
    if (isOff(rule, settings)) continue;
    const options = { ...defaultOptions(rule), ...settings.rules[rule.id]?.options };
    const { path, folder, bodyTokens } = context;
    const checked: CheckContext = { path, folderName: parts.at(-2), hosts: settings.hosts, options, folder, bodyTokens, readable, links, disabled, ruleIds };
    for (const report of rule.check(skill, checked)) {
      add(rule, report);
      if (!disabled.isDisabled(rule.id, report.range.start)) for (const id of report.supersedes ?? []) superseded.add(id);
    }
  }
  return found.filter(({ rule, range }) => !superseded.has(rule) && !disabled.isDisabled(rule, range.start)).sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/**
 * A report as a finding for the hosts chosen; undefined where it concerns none of them, or the rule is off.
 * @param given a severity that goes before that of the level
 */
export function findingOf(rule: RuleFacts, report: Report, settings: LintSettings, given?: Finding['severity']): Finding | undefined {
  const impact = impactOn(settings.hosts, report.effects ?? rule.effects);
  if (!impact || isOff(rule, settings) || (impact.level === 'advice' && !settings.advice)) return undefined;
  const severity = settings.rules[rule.id]?.severity ?? given ?? rule.severity ?? severityOfLevel[impact.level];
  const { message, range, fixes = [], related = [] } = report;
  return { rule: rule.id, level: impact.level, severity, message: showInvisible(message), range, hosts: impact.hosts, source: report.source ?? rule.source, fixes, related };
}

function isOff(rule: RuleFacts, settings: LintSettings): boolean {
  return settings.rules[rule.id]?.off === true;
}

function defaultOptions({ options = {} }: RuleFacts): Record<string, number> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
}
