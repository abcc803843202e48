import type { ProblemSeverity } from '../skill/skill.ts';
import { defaultHosts, type HostId } from './hosts.ts';

/** What is set for one rule; what is absent is as the rule says. */
export interface RuleSetting {
  readonly off?: boolean;
  readonly severity?: ProblemSeverity;
  readonly options?: Readonly<Record<string, number>>;
}

/** What a user chooses, from the editor's settings, the command line or a `.skillloadoutrc.json`. */
export interface LintSettings {
  readonly hosts: readonly HostId[];
  /** Whether rules that nobody requires are run. */
  readonly advice: boolean;
  /** By id. */
  readonly rules: Readonly<Record<string, RuleSetting>>;
}

export const defaultSettings: LintSettings = { hosts: defaultHosts, advice: true, rules: {} };
