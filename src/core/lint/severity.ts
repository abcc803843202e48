import type { ProblemSeverity } from '../skill/skill.ts';
import { hostIds, type HostId } from './hosts.ts';
import { ruleLevels, type Effects, type RuleFacts, type RuleLevel } from './rule.ts';

/** How a level is shown: by what happens to the skill. */
export const severityOfLevel: Readonly<Record<RuleLevel, ProblemSeverity>> = {
  'host-drops': 'error',
  'host-alters': 'warning',
  'spec-must': 'warning',
  'spec-should': 'information',
  advice: 'hint',
};

export interface Impact {
  readonly level: RuleLevel;
  /** In the order of the table of hosts. */
  readonly hosts: readonly HostId[];
}

/** The gravest of the effects on the hosts chosen, and who is concerned; undefined where nobody is. */
export function impactOn(chosen: readonly HostId[], effects: Effects): Impact | undefined {
  const concerned = hostIds.filter((id) => chosen.includes(id) && effects[id] !== undefined);
  const level = ruleLevels.find((each) => concerned.some((id) => effects[id] === each));
  return level && { level, hosts: concerned };
}

/** The same effect on every host: for advice, and for what no reader gets around. */
export function everyHost(level: RuleLevel): Effects {
  return Object.fromEntries(hostIds.map((id) => [id, level]));
}

/** The gravest that a rule can be, over all hosts and before anyone's settings. */
export function severityOfRule({ effects, severity }: Pick<RuleFacts, 'effects' | 'severity'>): ProblemSeverity {
  return severity ?? severityOfLevel[impactOn(hostIds, effects)?.level ?? 'advice'];
}
