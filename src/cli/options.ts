import type { CommandName } from './commands.ts';

interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: true;
  /** How help writes the value. */
  readonly value?: string;
  readonly help: string;
  /** The commands that know it; absent = all. */
  readonly commands?: readonly CommandName[];
}

const forTasks: readonly CommandName[] = ['preview', 'budgets'];

/** Every option in the order of the help text; parsing and help derive from this table. */
export const options = {
  task: { type: 'string', value: 'TEXT', commands: forTasks, help: 'the task, in words' },
  'task-file': { type: 'string', value: 'FILE', commands: forTasks, help: 'read the task from a file; - alone reads standard input' },
  budget: { type: 'string', value: 'N', commands: ['preview'], help: 'tokens that may be loaded, such as 8k or 8,000 (default {budget})' },
  budgets: { type: 'string', value: 'A,B,C', commands: ['budgets'], help: 'the budgets to compare (default {budgets})' },
  price: { type: 'string', value: 'R', commands: forTasks, help: 'benefit that filling the budget must be worth, 0 or more (default {price})' },
  'max-skills': { type: 'string', value: 'K', commands: forTasks, help: 'load at most K skills' },
  encoding: { type: 'string', value: 'NAME', help: 'o200k_base (default) or cl100k_base' },
  exclude: { type: 'string', value: 'GLOB', multiple: true, help: 'leave out paths below the folder, such as drafts or "**/old-*"; repeatable' },
  json: { type: 'boolean', help: 'print JSON, for programs' },
  'fail-on-empty': { type: 'boolean', help: 'exit with 1 when no skill is found or none would be loaded' },
  'fail-on-problems': { type: 'boolean', commands: ['list'], help: 'exit with 1 when a skill has an error or warning, or a file cannot be read' },
  'no-redundant': { type: 'boolean', commands: ['lint'], help: 'leave out descriptions that say the same as others' },
  'no-distractors': { type: 'boolean', commands: ['lint'], help: "leave out descriptions that come up for others' requests, or not for their own" },
  'no-cache': { type: 'boolean', help: 'neither read nor keep token counts in the cache folder' },
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
