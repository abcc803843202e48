import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { configFileName } from '../../core/lint/configSchema.ts';
import { CliError, describeError, errorCode } from '../cliError.ts';

/** A configuration file that was found. */
export interface FoundConfig {
  readonly path: string;
  readonly text: string;
}

/**
 * The `.skillloadoutrc.json` nearest to a folder: in it or in a folder around it.
 * @throws CliError when there is one that cannot be read
 */
export async function findConfig(folder: string, cwd: string): Promise<FoundConfig | undefined> {
  for (let at = resolve(cwd, folder); ; at = dirname(at)) {
    const path = join(at, configFileName);
    try {
      return { path, text: await readFile(path, 'utf8') };
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw new CliError(`${path}: ${describeError(error)}`);
    }
    if (dirname(at) === at) return undefined;
  }
}
