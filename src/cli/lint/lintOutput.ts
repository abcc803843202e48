import { isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ruleTable } from '../../core/lint/ruleTable.ts';
import type { BaselineEntry } from '../../core/report/lint/baseline.ts';
import { githubAnnotations } from '../../core/report/lint/githubAnnotations.ts';
import type { LintFormatOptions } from '../../core/report/lint/lintFormat.ts';
import type { LintReport } from '../../core/report/lint/lintReport.ts';
import { sarifLog } from '../../core/report/lint/sarif.ts';
import { jsonText, safeJson } from '../jsonReports.ts';
import { readVersion } from '../readVersion.ts';
import type { Surroundings } from '../surroundings.ts';
import { harmlessPath } from '../text/harmless.ts';
import type { Layout } from '../text/layout.ts';
import type { LintFormatName } from './lintRequest.ts';
import { fixedLines, lintText, type LintExtras } from './lintText.ts';

export interface LintOutcome extends LintExtras {
  readonly report: LintReport;
  readonly skills: number;
  /** Absent without a baseline. */
  readonly obsolete: readonly BaselineEntry[] | undefined;
}

/** A run of `lint` in the format asked for. What a format has no place for is noted on standard error. */
export async function lintOutput(outcome: LintOutcome, format: LintFormatName, layout: Layout, surroundings: Surroundings): Promise<string> {
  const { report, skills, fixed, known, obsolete } = outcome;
  if (format === 'json') {
    return jsonText({
      ...report,
      ...(obsolete && { baseline: { known, obsolete } }),
      ...(fixed.length > 0 && { fixed: fixed.map(({ diff, ...file }) => (diff === '' ? file : { ...file, diff })) }),
    });
  }
  for (const { path, rule } of obsolete ?? []) surroundings.note(`obsolete in the baseline: ${rule}${path === '' ? '' : ` in ${path}`}`);
  if (format === 'text') return `${lintText(report, skills, outcome, layout).join('\n')}\n`;
  for (const file of fixed) for (const line of fixedLines(file, surroundings.cwd)) surroundings.note(line);
  const options: LintFormatOptions = {
    version: await readVersion(surroundings.programFolder),
    locate: ({ uri }) => locate(uri, surroundings),
    folder: locate(pathToFileURL(resolve(surroundings.cwd, layout.folders[0] ?? '.')).href, surroundings) || '.',
  };
  if (format === 'sarif') return safeJson(JSON.stringify(sarifLog(report, ruleTable, options), undefined, 2));
  return githubAnnotations(report, options).map((line) => `${harmlessPath(line)}\n`).join('');
}

/** Below the checkout where a workflow of GitHub runs, else below the current folder. */
function locate(uri: string, { cwd, env }: Surroundings): string {
  const workspace = env['GITHUB_WORKSPACE'];
  const base = workspace && isBelow(relative(workspace, cwd)) ? workspace : cwd;
  const path = relative(base, fileURLToPath(uri));
  return isBelow(path) ? path.split(sep).join('/') : uri;
}

function isBelow(path: string): boolean {
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
