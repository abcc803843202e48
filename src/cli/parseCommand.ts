import { parseArgs } from 'node:util';
import { CliError } from './cliError.ts';
import { commandNames, isCommandName, type CommandName } from './commands.ts';
import { nearestWord } from '../core/util/nearestWord.ts';
import { options, optionsOf, type OptionName } from './options.ts';

/** The values of all options as they were written. */
export type OptionValues = ReturnType<typeof parseOptions>['values'];

/** A command line in parts: still words, none of them understood yet. */
export interface ParsedCommand {
  /** Absent where only help or the version is asked for. */
  readonly command: CommandName | undefined;
  readonly values: OptionValues;
  /** Folders, and `-` for standard input. */
  readonly operands: readonly string[];
}

/**
 * Splits a command line into command, options and operands.
 * @throws CliError that says what to write instead
 */
export function parseCommand(argv: readonly string[]): ParsedCommand {
  const { values, positionals } = parseOptions(joinValues(argv));
  const [word, ...operands] = positionals;
  if (word === undefined) {
    if (values.help || values.version) return { command: undefined, values, operands };
    throw new CliError(`Say what to do: ${commandNames.join(', ')}. For example: skill-loadout list <folder>. More: skill-loadout --help`);
  }
  if (!isCommandName(word)) throw new CliError(unknownCommand(word));
  refuseForeignOptions(word, values);
  return { command: word, values, operands };
}

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw error instanceof Error ? new CliError(explain(error)) : error;
  }
}

/** A value may begin with a dash (a task that is a list, a budget of -5): only a known option ends the one before it. */
function joinValues(argv: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    if (word === '--') return [...joined, ...argv.slice(index)];
    const next = argv[index + 1];
    const name = word.slice(2);
    const takesValue = word.startsWith('--') && isOption(name) && options[name].type === 'string';
    if (takesValue && next !== undefined && !isOption(/^--([^=]*)/.exec(next)?.[1] ?? '')) {
      joined.push(`${word}=${next}`);
      index++;
    } else joined.push(word);
  }
  return joined;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(options, name);
}

function explain(error: Error): string {
  const written = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  const name = written.replace(/^-+/, '').replace(/,$/, '');
  if (isOption(name)) {
    const { type } = options[name];
    return type === 'string' ? `--${name} needs a value: --${name} ${options[name].value}` : `--${name} takes no value.`;
  }
  const near = nearestWord(name, Object.keys(options));
  return `There is no option ${written}.${near ? ` Did you mean --${near}?` : ''} More: skill-loadout --help`;
}

function unknownCommand(word: string): string {
  const near = nearestWord(word, commandNames);
  const next = near ? `Did you mean ${near}?` : `The commands are ${commandNames.join(', ')}; a folder stands after one of them.`;
  return `There is no command ${JSON.stringify(word)}. ${next} More: skill-loadout --help`;
}

function refuseForeignOptions(command: CommandName, values: OptionValues): void {
  const known = new Set(optionsOf(command).map(([name]) => name));
  for (const [name, spec] of optionsOf(undefined)) {
    if (values[name] === undefined || known.has(name)) continue;
    throw new CliError(`${command} has no option --${name}; it belongs to ${spec.commands?.join(' and ')}. More: skill-loadout ${command} --help`);
  }
}
