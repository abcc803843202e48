import { problemCodes, type ProblemCode } from '../../skill/problems.ts';
import type { Skill, SkillProblem } from '../../skill/skill.ts';
import { soundExample } from '../example.ts';
import { hosts, type HostId } from '../hosts.ts';
import type { Effects, Example, Fix, RuleFacts } from '../rule.ts';

/** The rule of a problem that reading a skill reports by itself. */
export interface ReadingRule extends RuleFacts {
  readonly id: ProblemCode;
  /** Whether the entries of such a front matter are guesses. */
  readonly unreadable: boolean;
  fix(skill: Skill, problem: SkillProblem): readonly Fix[];
  /** Whether it matters to the hosts chosen; absent = always. */
  readonly matters?: (skill: Skill, problem: SkillProblem, chosen: readonly HostId[]) => boolean;
  /** Whether VS Code's own checks say it too, where that depends on what is written. */
  readonly builtinSays?: (skill: Skill, problem: SkillProblem) => boolean;
}

/** What is written down of a reading rule; the rest has a default. */
export interface ReadingFacts {
  readonly effects: Effects;
  readonly why: string;
  readonly bad: Example;
  readonly good?: Example;
  readonly source?: string;
  readonly unreadable?: true;
  readonly builtin?: true;
  readonly fix?: ReadingRule['fix'];
  readonly matters?: NonNullable<ReadingRule['matters']>;
  readonly builtinSays?: NonNullable<ReadingRule['builtinSays']>;
}

/** Rules out of what is written down, in the order of writing; a rule's title is the sentence that reading has for the code. */
export function readingRules(written: Readonly<Partial<Record<ProblemCode, ReadingFacts>>>): ReadingRule[] {
  return (Object.entries(written) as [ProblemCode, ReadingFacts][]).map(([id, facts]) => ({
    id,
    title: problemCodes[id].doc,
    effects: facts.effects,
    source: facts.source ?? hosts.agentskills.source,
    why: facts.why,
    bad: facts.bad,
    good: facts.good ?? soundExample,
    unreadable: facts.unreadable ?? false,
    ...(facts.builtin && { builtin: facts.builtin }),
    ...(facts.matters && { matters: facts.matters }),
    ...(facts.builtinSays && { builtinSays: facts.builtinSays }),
    fix: facts.fix ?? (() => []),
  }));
}

/** A front matter that cannot be read: most drop the skill, Claude Code loads it without name and description. */
export const dropped: Effects = { agentskills: 'spec-must', codex: 'host-drops', vscode: 'host-drops', 'claude-api': 'host-drops', 'claude-code': 'host-alters' };
