import { CliError } from './cliError.ts';
import type { CliIo } from './cliIo.ts';
import { isCommandName } from './commands.ts';
import { readEvaluateRequest } from './evaluate/evaluateRequest.ts';
import { evaluateSuite } from './evaluate/evaluateSuite.ts';
import { execute } from './execute.ts';
import { exitCodes } from './exitCodes.ts';
import { helpText } from './helpText.ts';
import { parseCommand } from './parseCommand.ts';
import { readVersion } from './readVersion.ts';
import { readRequest } from './request.ts';
import { harmlessPath } from './text/harmless.ts';

/**
 * The whole command line. Answers go to standard output, everything else to standard error.
 * @param argv the words after the program's name
 * @returns the exit code
 */
export async function run(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    if (argv[0] === 'help') return printHelp(argv[1], io);
    const { command, values, operands } = parseCommand(argv);
    if (values.help) return printHelp(command, io);
    if (values.version || !command) {
      io.stdout.write(`${await readVersion(io.programFolder)}\n`);
      return exitCodes.done;
    }
    if (command === 'evaluate') return await evaluateSuite(readEvaluateRequest({ values, operands }), io);
    return await execute(readRequest(command, { values, operands }), io);
  } catch (error) {
    // Not exit code 1, which a caller takes for findings.
    const unexpected = error instanceof Error ? `unexpected failure: ${error.stack ?? error.message}` : String(error);
    io.stderr.write(`skill-loadout: ${error instanceof CliError ? harmlessPath(error.message) : unexpected}\n`);
    return exitCodes.usage;
  }
}

function printHelp(topic: string | undefined, { stdout }: CliIo): number {
  stdout.write(helpText(topic !== undefined && isCommandName(topic) ? topic : undefined));
  return exitCodes.done;
}
