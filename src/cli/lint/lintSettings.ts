import { readConfig, withConfig } from '../../core/lint/configFile.ts';
import type { HostId } from '../../core/lint/hosts.ts';
import { rulesById } from '../../core/lint/ruleTable.ts';
import { defaultSettings, type LintSettings } from '../../core/lint/settings.ts';
import { lineStarts, positionAt } from '../../core/skill/position.ts';
import { CliError } from '../cliError.ts';
import { findConfig } from '../files/findConfig.ts';

/**
 * What counts for a library: the configuration file nearest to its first folder, and the hosts given, which win.
 * @throws CliError that names the place of the first fault in the file: with a mistyped rule nobody would notice that it still runs
 */
export async function readLintSettings(folders: readonly string[], cwd: string, hosts: readonly HostId[] | undefined): Promise<LintSettings> {
  const found = await findConfig(folders[0] ?? '.', cwd);
  if (!found) return { ...defaultSettings, ...(hosts && { hosts }) };
  const config = readConfig(found.text, rulesById);
  const [problem] = config.problems;
  if (problem) {
    const { line, character } = positionAt(lineStarts(found.text), problem.range.start);
    throw new CliError(`${found.path}:${line + 1}:${character + 1}: ${problem.message}`);
  }
  return { ...withConfig(defaultSettings, config), ...(hosts && { hosts }) };
}
