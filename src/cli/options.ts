import { ruleIds } from '../core/selection/rules/selectionRule.ts';
import { taskCommands, type CommandName } from './commands.ts';

interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  /** How help writes the value. */
  readonly value?: string;
  readonly help: string;
  /** Help where it means something else to a command. */
  readonly helpFor?: Partial<Record<CommandName, string>>;
  /** The commands that know it; absent = all. */
  readonly commands?: readonly CommandName[];
}

const forTasks = taskCommands;
const forSelection: readonly CommandName[] = [...forTasks, 'evaluate'];
const forSuites: readonly CommandName[] = ['evaluate'];

/** Every option in the order of the help text; parsing and help derive from this table. */
export const options = {
  task: { type: 'string', value: 'TEXT', commands: forTasks, help: 'the task, in words' },
  'task-file': { type: 'string', value: 'FILE', commands: forTasks, help: 'read the task from a file; - alone reads standard input' },
  budget: { type: 'string', value: 'N', commands: forSelection, help: 'tokens that may be loaded, such as 8k or 8,000 (default {budget})', helpFor: { budgets: 'the budget whose price a frontier has (default {budget})', evaluate: 'tokens that may be loaded, such as 8k or 8,000 (default: any number)' } },
  budgets: { type: 'string', value: 'A,B,C', commands: ['budgets'], help: 'the budgets to compare (default {budgets})' },
  price: { type: 'string', value: 'R', commands: forSelection, help: 'benefit that filling the budget must be worth, 0 or more (default {price})', helpFor: { evaluate: 'benefit that filling the --budget must be worth to bps, 0 or more (default 0; none without a budget)' } },
  'max-skills': { type: 'string', value: 'K', commands: forSelection, help: 'load at most K skills', helpFor: { evaluate: 'load at most K skills (default 5; none for any number, with a budget or for bps alone)' } },
  pin: { type: 'string', value: 'SKILL', multiple: true, commands: forTasks, help: 'load this skill in any case, by name or path; repeatable' },
  without: { type: 'string', value: 'SKILL', multiple: true, commands: forTasks, help: 'do not load this skill, by name or path; repeatable' },
  reserve: { type: 'string', value: 'N', commands: forTasks, help: 'tokens of the budget to keep free' },
  rule: { type: 'string', value: 'ID', commands: ['preview', 'explain'], help: `how to choose: ${ruleIds.join(', ')} (default bps)` },
  frontier: { type: 'boolean', commands: ['budgets'], help: 'show what each number of tokens buys, at the price of one --budget' },
  skill: { type: 'string', value: 'SKILL', commands: ['explain'], help: 'the skill to explain, by name or path' },
  distractors: { type: 'string', value: 'FROM', commands: forSuites, help: 'skills that no task needs: a folder, a .jsonl or .jsonl.gz file with "text", or -' },
  scales: { type: 'string', value: 'A,B,C', commands: forSuites, help: 'numbers of distractors to add (default {scales})' },
  seed: { type: 'string', value: 'N', commands: forSuites, help: 'shuffles the distractors, from the order of their file or of their paths, and draws the intervals (default 42)' },
  library: { type: 'string', value: 'WHAT', commands: forSuites, help: 'task (default): its own skills and the distractors; suite: all its skills too' },
  strategy: { type: 'string', value: 'A,B,C', commands: forSuites, help: 'all (default), or some of {strategies}' },
  host: { type: 'string', value: 'NAMES', commands: ['lint', 'listing', 'health'], help: 'the hosts that count, such as codex,vscode (default: all but claude-api)', helpFor: { listing: 'claude-code or codex (default: claude-code)' } },
  window: { type: 'string', value: 'N', commands: ['lint', 'listing', 'health'], help: "tokens of the model's context window, such as 200k" },
  encoding: { type: 'string', value: 'NAME', help: 'o200k_base (default) or cl100k_base' },
  exclude: { type: 'string', value: 'GLOB', multiple: true, help: 'leave out paths below the folder, such as drafts or "**/old-*"; repeatable' },
  format: { type: 'string', value: 'NAME', commands: ['lint'], help: 'text (default), json, sarif (SARIF 2.1.0) or github (annotations of GitHub Actions)' },
  fix: { type: 'boolean', commands: ['lint'], help: 'make the safe fixes: they never change what was meant, rename or create' },
  'fix-dry-run': { type: 'boolean', commands: ['lint'], help: 'show what --fix would change, and write nothing' },
  quiet: { type: 'boolean', commands: ['lint'], help: 'show errors only; --max-warnings still counts the warnings' },
  'max-warnings': { type: 'string', value: 'N', commands: ['lint'], help: 'exit with 1 for more than N warnings (default: any number passes)' },
  baseline: { type: 'string', value: 'FILE', commands: ['lint'], help: 'report only what this file does not hold' },
  'write-baseline': { type: 'boolean', commands: ['lint'], help: 'write all there is to report into the --baseline file' },
  'changed-since': { type: 'string', value: 'REV', commands: ['lint'], help: 'report only skills with files that git shows as changed since REV' },
  json: { type: 'boolean', help: 'print JSON, for programs' },
  csv: { type: 'boolean', commands: forSuites, help: 'print comma-separated values' },
  outcomes: { type: 'boolean', commands: forSuites, help: 'add to the JSON what each strategy chose for each task' },
  'fail-on-empty': { type: 'boolean', commands: ['list', 'tokens', 'preview', 'budgets', 'compare', 'lint', 'listing', 'health'], help: 'exit with 1 when no skill is found or none would be loaded' },
  'fail-on-problems': { type: 'boolean', commands: ['list', 'evaluate'], help: 'exit with 1 when a skill has an error or warning, or a file cannot be read', helpFor: { evaluate: 'exit with 1 when a line is skipped or a skill cannot be read' } },
  'no-redundant': { type: 'boolean', commands: ['lint'], help: 'leave out descriptions that say the same as others' },
  'no-distractors': { type: 'boolean', commands: ['lint'], help: "leave out descriptions that come up for others' requests, or not for their own" },
  'no-cache': { type: 'boolean', help: 'neither read nor keep token counts and findings in the cache folder' },
  verbose: { type: 'boolean', help: 'say more on standard error' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
  version: { type: 'boolean', short: 'V', help: 'print the version' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionName = keyof typeof options;

/** The options that a command knows, or all without a command. */
export function optionsOf(command: CommandName | undefined): (readonly [OptionName, OptionSpec])[] {
  const all = Object.entries(options) as [OptionName, OptionSpec][];
  return all.filter(([, { commands }]) => !command || !commands || commands.includes(command));
}
