import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';
import { CliError } from './cliError.ts';

/** @throws CliError when the ranks of an encoding do not lie beside the program */
export async function requireRanks(programFolder: string, encoding: EncodingName): Promise<void> {
  const file = join(programFolder, `${encoding}.ranks`);
  try {
    await access(file);
  } catch {
    throw new CliError(`${file} is missing, without which no token can be counted. Install skill-loadout again, or run npm run build in its sources.`);
  }
}
