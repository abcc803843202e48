import { chooseStrategies, type AbsentStrategy } from '../../core/routing/chooseStrategies.ts';
import { defaultMaxSkills, defaultRoutingPrice, defaultSeed } from '../../core/routing/defaults.ts';
import { defaultScales } from '../../core/routing/scales.ts';
import { strategies } from '../../core/routing/strategies.ts';
import type { RoutingLimits, Strategy } from '../../core/routing/strategy.ts';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import { nearestWord } from '../../core/util/nearestWord.ts';
import { CliError } from '../cliError.ts';
import type { OptionValues, ParsedCommand } from '../parseCommand.ts';
import { readBudget, readCount, readEncoding, readPrice } from '../request.ts';

/** An `evaluate` understood: every value checked. */
export interface EvaluateRequest {
  /** The folder as the user wrote it. */
  readonly suite: string;
  /** A folder or file, `-` for standard input, or undefined for none. */
  readonly distractors: string | undefined;
  /** Numbers of distractors; only 0 where there are none. */
  readonly scales: readonly number[];
  readonly seed: number;
  readonly library: 'task' | 'suite';
  readonly strategies: readonly Strategy[];
  readonly absent: readonly AbsentStrategy[];
  readonly limits: RoutingLimits;
  readonly encoding: EncodingName;
  readonly exclude: readonly string[];
  readonly format: 'text' | 'json' | 'csv';
  /** With what each strategy chose for each task. */
  readonly outcomes: boolean;
  readonly failOnProblems: boolean;
  readonly cache: boolean;
  readonly verbose: boolean;
}

/** @throws CliError that names the value which cannot be used and says what can */
export function readEvaluateRequest({ values, operands }: Pick<ParsedCommand, 'values' | 'operands'>): EvaluateRequest {
  const [suite, ...others] = operands;
  if (suite === undefined || suite === '-') throw new CliError('Say which folder holds the suite, with its tasks.jsonl: skill-loadout evaluate <suite>');
  if (others.length > 0) throw new CliError(`evaluate takes one suite; ${JSON.stringify(others[0])} is one too many. Distractors are given by --distractors.`);
  if (values.json && values.csv) throw new CliError('Print either --json or --csv.');
  if (values.outcomes && !values.json) throw new CliError('--outcomes are printed as JSON only: add --json.');
  const chosen = chooseStrategies(readStrategies(values.strategy), true);
  return {
    suite,
    distractors: values.distractors,
    scales: readScales(values.scales, values.distractors !== undefined),
    seed: readSeed(values.seed),
    library: readLibrary(values.library),
    ...chosen,
    limits: readLimits(values, chosen.strategies),
    encoding: readEncoding(values.encoding),
    exclude: values.exclude ?? [],
    format: values.json ? 'json' : values.csv ? 'csv' : 'text',
    outcomes: values.outcomes ?? false,
    failOnProblems: values['fail-on-problems'] ?? false,
    cache: !values['no-cache'],
    verbose: values.verbose ?? false,
  };
}

function readLimits(values: OptionValues, chosen: readonly Strategy[]): RoutingLimits {
  const budget = values.budget === undefined ? undefined : readBudget('budget', values.budget);
  const unlimited = values['max-skills']?.trim() === 'none';
  const endless = chosen.filter(({ stopsByItself }) => !stopsByItself).map(({ id }) => id);
  if (unlimited && budget === undefined && endless.length > 0) {
    const itself = strategies.filter(({ stopsByItself }) => stopsByItself).map(({ id }) => id);
    throw new CliError(`Without a limit ${endless.join(', ')} would load everything: give --budget, or --max-skills a number, or choose what stops by itself: --strategy ${itself.join(',')}.`);
  }
  const price = values.price === undefined ? defaultRoutingPrice : readPrice(values.price);
  if (values.price !== undefined && budget === undefined) throw new CliError('--price is what filling the budget costs: give --budget too.');
  return {
    budget,
    maxSkills: unlimited ? undefined : values['max-skills'] === undefined ? defaultMaxSkills : readCount(values['max-skills']),
    price,
  };
}

function readScales(written: string | undefined, distractors: boolean): readonly number[] {
  if (written === undefined) return distractors ? defaultScales : [0];
  return written.split(',').map((scale) => {
    if (!/^\s*\d{1,7}\s*$/.test(scale)) throw new CliError(`--scales: ${JSON.stringify(scale)} is not a number of distractors. Write whole numbers such as 0,10,100.`);
    if (Number(scale) > 0 && !distractors) throw new CliError(`--scales: there are no distractors to add ${scale.trim()} of. Give --distractors a folder or a JSONL file.`);
    return Number(scale);
  });
}

function readSeed(written: string | undefined): number {
  if (written === undefined) return defaultSeed;
  if (/^\s*\d{1,9}\s*$/.test(written)) return Number(written);
  throw new CliError(`--seed: ${JSON.stringify(written)} is not a seed. Write a whole number of at most nine digits.`);
}

function readLibrary(written = 'task'): 'task' | 'suite' {
  if (written === 'task' || written === 'suite') return written;
  throw new CliError(`--library: ${JSON.stringify(written)} is no library. Write task (a task's own skills and the distractors) or suite (all skills of the suite too).`);
}

function readStrategies(written = 'all'): readonly string[] | undefined {
  const ids = written.split(',').map((id) => id.trim());
  const known = strategies.map(({ id }) => id);
  for (const id of ids) {
    if (id === 'all' || known.includes(id)) continue;
    const near = nearestWord(id, known);
    throw new CliError(`--strategy: there is no strategy ${JSON.stringify(id)}.${near ? ` Did you mean ${near}?` : ''} There are ${known.join(', ')}, and all.`);
  }
  return ids.includes('all') ? undefined : ids;
}
