import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import { lintReport, type LintReport } from '../../core/report/lint/lintReport.ts';
import { neverCancelled } from '../../core/util/cancel.ts';
import type { EngineApi, SkillFile } from '../../protocol/engineApi.ts';
import type { Answer } from '../answer.ts';
import { finished } from '../finished.ts';
import type { Request } from '../request.ts';
import type { Surroundings } from '../surroundings.ts';
import { formatCounted } from '../text/formatNumber.ts';
import type { Layout } from '../text/layout.ts';
import { BaselineFile } from './baselineFile.ts';
import { changedFiles } from './changedFiles.ts';
import { fixFiles, type FixedFiles } from './fixFiles.ts';
import { lintOutput } from './lintOutput.ts';
import { readLintSettings } from './lintSettings.ts';
import { fingerprintHash, recallFingerprints } from './recallFingerprints.ts';

/** Everything that `lint` does once the library is read. */
export async function answerLint(engine: EngineApi, request: Request, layout: Layout, surroundings: Surroundings): Promise<Answer> {
  const { lint, folders } = request;
  const { cwd, note } = surroundings;
  const settings = await readLintSettings(folders, cwd, request.hosts);
  const baseline = lint.baseline && new BaselineFile(lint.baseline.file, folders, cwd);
  const changed = lint.changedSince === undefined ? undefined : foldersOf(await changedFiles(folders, cwd, lint.changedSince));
  const isWanted = ({ identity }: SkillFile) => !changed || changed.has(dirname(fileURLToPath(identity)));
  let { files } = surroundings;

  let report = await lintFiles(engine, request, settings, files, surroundings);
  let fixes: FixedFiles = { fixed: [], changed: [], failed: [] };
  if (lint.fix) {
    const fixable = new Set(report.findings.filter((finding) => finding.fixes.some(({ safe }) => safe)).map(({ uri }) => uri));
    fixes = await fixFiles(files.filter((file) => fixable.has(file.uri) && isWanted(file)), settings, lint.fix === 'write');
    fixes.failed.forEach(note);
    if (fixes.changed.length > 0) {
      files = withChanges(files, fixes.changed);
      await engine.update({ changed: files.filter(({ identity }) => fixes.changed.some((file) => file.identity === identity)), removed: [], uncounted: true }, neverCancelled);
      report = await lintFiles(engine, request, settings, files, surroundings);
    }
  }
  const { skills } = await engine.list({}, neverCancelled);
  if (baseline && lint.baseline?.write) note(`${lint.baseline.file}: ${await baseline.write(report)} findings are known from now on`);
  const baselined = baseline ? await baseline.apply(report) : undefined;
  const wantedUris = new Set(files.filter(isWanted).map(({ uri }) => uri));
  const shown = changed ? onlyOf(baselined?.report ?? report, wantedUris) : (baselined?.report ?? report);
  const tooMany = warningsAbove(shown, lint.maxWarnings);
  if (tooMany !== undefined) note(`${formatCounted(tooMany, 'warning')}, more than --max-warnings ${lint.maxWarnings}`);
  const outcome = { report: lint.quiet ? errorsOf(shown) : shown, cwd, skills: skills.length, fixed: fixes.fixed, known: baselined?.known ?? 0, obsolete: baselined?.obsolete };
  return {
    text: await lintOutput(outcome, lint.format, layout, surroundings),
    empty: skills.length === 0,
    problems: tooMany !== undefined || allOf(shown).some(({ severity }) => severity === 'error'),
    ...(fixes.failed.length > 0 && { unwritten: true }),
  };
}

async function lintFiles(engine: EngineApi, request: Request, settings: LintSettings, files: readonly SkillFile[], { homeFolder, results }: Surroundings): Promise<LintReport> {
  const { findings: wanted } = request.lint;
  const window = request.contextWindow === undefined ? {} : { contextWindow: request.contextWindow };
  const list = await engine.list({}, neverCancelled);
  // Together, for they may run on two threads.
  const [linted, comparison] = await Promise.all([
    engine.lint({ settings, library: true, titlesOnly: true, home: pathToFileURL(homeFolder).href, ...window }, neverCancelled),
    wanted.redundant || wanted.distractors ? engine.findings(wanted, neverCancelled) : undefined,
  ]);
  const rules = finished(linted);
  const compared = comparison?.findings ?? [];
  const byUri = new Map(files.map((file) => [file.uri, file]));
  const bytesOf = (uri: string) => byUri.get(uri)?.bytes ?? new Uint8Array();
  const fingerprints = (findings: readonly LocatedFinding[], uri: string) => recallFingerprints(findings, bytesOf(uri), results);
  return lintReport({ list, rules, compared, settings, fingerprints, hash: fingerprintHash });
}

/** A skill counts as changed with any file of its folder: a link may have lost its file. */
function foldersOf(files: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) for (let at = dirname(file); !folders.has(at); at = dirname(at)) folders.add(at);
  return folders;
}

function withChanges(files: readonly SkillFile[], changed: readonly SkillFile[]): SkillFile[] {
  const bytes = new Map(changed.map((file) => [file.identity, file.bytes]));
  return files.map((file) => ({ ...file, bytes: bytes.get(file.identity) ?? file.bytes }));
}

/** What is said of some files; nothing that is said of the library as a whole. */
function onlyOf(report: LintReport, uris: ReadonlySet<string>): LintReport {
  return { ...report, findings: report.findings.filter(({ uri }) => uris.has(uri)), library: [] };
}

function errorsOf(report: LintReport): LintReport {
  const isError = ({ severity }: { readonly severity: string }) => severity === 'error';
  return { ...report, findings: report.findings.filter(isError), library: report.library.filter(isError) };
}

/** The number of warnings where it is more than what may pass. */
function warningsAbove(report: LintReport, most = Infinity): number | undefined {
  const warnings = allOf(report).filter(({ severity }) => severity === 'warning').length;
  return warnings > most ? warnings : undefined;
}

function allOf({ findings, library }: LintReport) {
  return [...findings, ...library];
}
