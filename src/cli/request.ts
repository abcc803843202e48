import { nearestWord } from '../core/util/nearestWord.ts';
import { parseBudget } from '../core/util/parseBudget.ts';
import { defaultBudget, defaultBudgets, defaultPrice } from '../core/report/defaults.ts';
import type { HostId } from '../core/lint/hosts.ts';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import { ruleIds, type RuleId } from '../core/selection/rules/selectionRule.ts';
import { isRuleId } from '../core/selection/rules/selectionRules.ts';
import { CliError } from './cliError.ts';
import { taskCommands, type LibraryCommand } from './commands.ts';
import { readLintRequest, type LintRequest } from './lint/lintRequest.ts';
import { readHosts } from './lint/readHosts.ts';
import type { OptionValues, ParsedCommand } from './parseCommand.ts';

/** Where the task stands. */
export type TaskSource = { readonly text: string } | { readonly file: string } | 'stdin';

/** A command about one library understood: every value checked. */
export interface Request {
  readonly command: LibraryCommand;
  readonly folders: readonly string[];
  /** Present for the commands that have a task. */
  readonly task: TaskSource | undefined;
  /** Tokens. */
  readonly budget: number;
  readonly budgets: readonly number[];
  readonly price: number;
  readonly maxSkills: number | undefined;
  /** Tokens of each budget to keep free. */
  readonly reserve: number;
  readonly rule: RuleId | undefined;
  /** Skills by name or path, as written. */
  readonly pins: readonly string[];
  readonly without: readonly string[];
  /** The skill to explain; present for `explain`. */
  readonly skill: string | undefined;
  readonly frontier: boolean;
  readonly encoding: EncodingName;
  readonly exclude: readonly string[];
  readonly json: boolean;
  readonly failOnEmpty: boolean;
  readonly failOnProblems: boolean;
  /** What only `lint` is told. */
  readonly lint: LintRequest;
  /** The hosts named, for `lint` and `listing`. */
  readonly hosts: readonly HostId[] | undefined;
  /** Tokens of the context window. */
  readonly contextWindow: number | undefined;
  readonly cache: boolean;
  readonly verbose: boolean;
}

/** @throws CliError that names the value which cannot be used and says what can */
export function readRequest(command: LibraryCommand, { values, operands }: Pick<ParsedCommand, 'values' | 'operands'>): Request {
  const folders = operands.filter((operand) => operand !== '-');
  if (folders.length === 0) throw new CliError(`Say which folder holds the skills: skill-loadout ${command} <folder>`);
  const budget = values.budget === undefined ? defaultBudget : readBudget('budget', values.budget);
  const budgets = values.budgets === undefined ? defaultBudgets : readBudgetList(values.budgets);
  const frontier = values.frontier ?? false;
  if (command === 'budgets' && values.budget !== undefined && !frontier) throw new CliError('--budget belongs to --frontier here; write --budgets for the budgets to compare.');
  if (command === 'explain' && values.skill === undefined) throw new CliError('Say which skill to explain: --skill NAME or --skill PATH');
  return {
    command,
    folders,
    task: readTaskSource(command, values, operands.includes('-')),
    budget,
    budgets,
    price: values.price === undefined ? defaultPrice : readPrice(values.price),
    maxSkills: values['max-skills'] === undefined ? undefined : readCount(values['max-skills']),
    reserve: values.reserve === undefined ? 0 : readReserve(values.reserve, command !== 'budgets' ? [budget] : frontier ? [budget, ...budgets] : budgets),
    rule: values.rule === undefined ? undefined : readRule(values.rule),
    pins: values.pin ?? [],
    without: values.without ?? [],
    skill: values.skill,
    frontier,
    encoding: readEncoding(values.encoding),
    exclude: values.exclude ?? [],
    json: values.json ?? false,
    failOnEmpty: values['fail-on-empty'] ?? false,
    failOnProblems: command === 'lint' || (values['fail-on-problems'] ?? false),
    lint: readLintRequest(values),
    hosts: readHosts(values.host),
    contextWindow: values.window === undefined ? undefined : readBudget('window', values.window, 'context window'),
    cache: !values['no-cache'],
    verbose: values.verbose ?? false,
  };
}

function readTaskSource(command: LibraryCommand, values: OptionValues, dash: boolean): TaskSource | undefined {
  const sources: TaskSource[] = [];
  if (values.task !== undefined) sources.push(values.task === '-' ? 'stdin' : { text: values.task });
  if (values['task-file'] !== undefined) sources.push(values['task-file'] === '-' ? 'stdin' : { file: values['task-file'] });
  if (dash) sources.push('stdin');
  if (!taskCommands.includes(command)) {
    if (dash) throw new CliError(`${command} reads no task from standard input: leave out the -`);
    return undefined;
  }
  if (sources.length === 0) {
    throw new CliError(`Say what the task is: --task "...", --task-file FILE, or - to read it from standard input.`);
  }
  if (sources.length > 1) throw new CliError('The task is given more than once: keep one of --task, --task-file and -');
  return sources[0];
}

/** @throws CliError */
export function readBudget(option: string, written: string, noun?: string): number {
  const parsed = parseBudget(written, noun);
  if ('error' in parsed) throw new CliError(`--${option}: ${parsed.error}`);
  return parsed.tokens;
}

function readReserve(written: string, budgets: readonly number[]): number {
  const reserve = /^\s*0+\s*$/.test(written) ? 0 : readBudget('reserve', written, 'reserve');
  const least = Math.min(...budgets);
  if (reserve >= least) throw new CliError(`--reserve: ${written} leaves nothing of a budget of ${least} tokens.`);
  return reserve;
}

function readRule(written: string): RuleId {
  if (isRuleId(written)) return written;
  const near = nearestWord(written, ruleIds);
  throw new CliError(`--rule: there is no rule ${JSON.stringify(written)}.${near ? ` Did you mean ${near}?` : ''} The rules are ${ruleIds.join(', ')}.`);
}

/** Commas separate, unless semicolons or spaces do: then `8,000` is one budget. */
function readBudgetList(written: string): number[] {
  const loose = /[;\s]/.test(written.trim());
  const parts = written.trim().split(loose ? /,?\s*[;\s]\s*/ : ',');
  parts.forEach((part, index) => {
    const next = parts[index + 1] ?? '';
    if (!loose && /^\d{1,3}$/.test(part) && /^\d{3}$/.test(next)) {
      throw new CliError(`--budgets: is ${part},${next} one budget or two? Write ${part}${next} for one, or "${part} ${next}" for two.`);
    }
  });
  return [...new Set(parts.map((part) => readBudget('budgets', part)))];
}

/** @throws CliError */
export function readPrice(written: string): number {
  const price = /^\s*\+?(\d+\.?\d*|\.\d+)\s*$/.test(written) ? Number(written) : NaN;
  if (Number.isFinite(price)) return price;
  throw new CliError(`--price: ${JSON.stringify(written)} is not a price. Write a number of at least 0, such as 0, 0.5 or 1.`);
}

/** `--max-skills`. @throws CliError */
export function readCount(written: string): number {
  const count = /^\s*\d{1,9}\s*$/.test(written) ? Number(written) : 0;
  if (count >= 1) return count;
  throw new CliError(`--max-skills: ${JSON.stringify(written)} is not a number of skills. Write a whole number of at least 1.`);
}

/** @throws CliError */
export function readEncoding(written = 'o200k_base'): EncodingName {
  if (written === 'o200k_base' || written === 'cl100k_base') return written;
  throw new CliError(`--encoding: there is no encoding ${JSON.stringify(written)} here. Write o200k_base or cl100k_base.`);
}
