import { defaultBudget, defaultBudgets, defaultPrice } from '../core/report/defaults.ts';
import { defaultScales } from '../core/routing/scales.ts';
import { strategies } from '../core/routing/strategies.ts';
import { commandNames, commands, taskCommands, type CommandName } from './commands.ts';
import { optionsOf } from './options.ts';
import { formatCount } from './text/formatNumber.ts';

/** The help of one command, or of the whole program. */
export function helpText(command: CommandName | undefined): string {
  return `${(command ? commandHelp(command) : overallHelp()).join('\n')}\n`;
}

function overallHelp(): string[] {
  return [
    'skill-loadout: which agent skills would a task load, under which token budget, and why',
    '',
    'Usage: skill-loadout <command> <folder>... [options]',
    '',
    'Commands:',
    ...commandNames.map((name) => `  ${name.padEnd(9)}${commands[name].summary}`),
    '',
    'Options:',
    ...optionLines(undefined),
    '',
    'A folder is searched for SKILL.md files at any depth; several folders make one library.',
    'Token counts are exact for the encoding, and an estimate for models whose tokenizer is not public, such as Claude.',
    'Exit codes: 0 done, 1 findings (errors of lint, or more than --max-warnings; else where asked to fail on them), 2 wrong usage or unreadable input.',
    '',
    'Examples:',
    ...commandNames.map((name) => `  ${commands[name].example}`),
  ];
}

function commandHelp(command: CommandName): string[] {
  const task = taskCommands.includes(command) ? ' (--task TEXT | --task-file FILE | -)' : '';
  return [
    `skill-loadout ${command}: ${commands[command].summary}`,
    '',
    `Usage: skill-loadout ${command} ${command === 'evaluate' ? '<suite>' : '<folder>...'}${task} [options]`,
    '',
    'Options:',
    ...optionLines(command),
    '',
    `Example: ${commands[command].example}`,
  ];
}

function optionLines(command: CommandName | undefined): string[] {
  return optionsOf(command).map(([name, { short, value, help, helpFor, commands: only }]) => {
    const written = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
    const owner = command || !only ? '' : ` (${only.join(', ')})`;
    return `  ${written.padEnd(19)} ${withDefaults((command && helpFor?.[command]) ?? help)}${owner}`;
  });
}

function withDefaults(help: string): string {
  return help
    .replace('{budget}', formatCount(defaultBudget))
    .replace('{budgets}', defaultBudgets.join(','))
    .replace('{price}', String(defaultPrice))
    .replace('{scales}', defaultScales.join(','))
    .replace('{strategies}', strategies.map(({ id }) => id).join(', '));
}
