import type { LintReport } from '../../core/report/lint/lintReport.ts';
import type { ProblemSeverity } from '../../core/skill/skill.ts';
import { formatCount, formatCounted } from '../text/formatNumber.ts';
import { harmless, harmlessPath } from '../text/harmless.ts';
import { shownFolders, type Layout } from '../text/layout.ts';
import { pathFrom } from '../text/pathFrom.ts';
import type { FixedFile } from './fixFiles.ts';

const severities: readonly ProblemSeverity[] = ['error', 'warning', 'information', 'hint'];

/** Findings that are not shown as such. */
export interface LintExtras {
  /** The folder that paths are told from. */
  readonly cwd: string;
  readonly fixed: readonly FixedFile[];
  /** Findings that the baseline holds. */
  readonly known: number;
}

/** `lint` for people: each finding with its place, its rivals below it, and a sum. Nothing is cut, so that editors find the places. */
export function lintText({ findings, library }: LintReport, skills: number, { cwd, fixed, known }: LintExtras, layout: Layout): string[] {
  if (skills === 0) return [`No SKILL.md below ${shownFolders(layout)}.`];
  const place = ({ root, path, line, column }: { root: string; path: string; line: number; column: number }) => `${pathFrom(cwd, { root, path })}:${line}:${column}`;
  const lines = findings.flatMap((finding) => [
    `${place(finding)}  ${finding.severity}: ${harmless(finding.message)} [${finding.rule}]`,
    ...finding.related.map((other) => `    ${place(other)}  ${harmless(other.message)}`),
  ]);
  const ofLibrary = library.map(({ severity, message, rule }) => `${shownFolders(layout)}  ${severity}: ${harmless(message)} [${rule}]`);
  const shown = [...fixed.flatMap((file) => fixedLines(file, cwd)), ...lines, ...ofLibrary];
  const repaired = fixed.reduce((sum, { rules }) => sum + rules.length, 0);
  const more = [
    ...(repaired > 0 ? [`${formatCount(repaired)} ${fixed.some(({ diff }) => diff !== '') ? 'would be fixed' : 'fixed'}`] : []),
    ...(known > 0 ? [`${formatCount(known)} known`] : []),
  ];
  return [...shown, ...(shown.length > 0 ? [''] : []), [sumOf([...findings, ...library], skills), ...more].join('; ')];
}

/** What was fixed in a file, or how it would be. */
export function fixedLines({ root, path, rules, diff }: FixedFile, cwd: string): string[] {
  const counts = [...new Set(rules)].map((rule) => {
    const times = rules.filter((each) => each === rule).length;
    return times > 1 ? `${rule} (${times} times)` : rule;
  });
  if (diff === '') return [`${pathFrom(cwd, { root, path })}  fixed: ${counts.join(', ')}`];
  return diff.replace(/\n$/, '').split('\n').map((line) => line.split('\t').map(harmlessPath).join('\t'));
}

function sumOf(findings: readonly { readonly severity: ProblemSeverity }[], skills: number): string {
  const counts = severities.map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }));
  const found = counts.filter(({ count }) => count > 0).map(({ severity, count }) => counted(severity, count));
  return `${formatCounted(skills, 'skill')}: ${found.length > 0 ? found.join(', ') : 'nothing to report'}`;
}

function counted(severity: ProblemSeverity, count: number): string {
  return severity === 'information' ? `${count} information` : formatCounted(count, severity);
}
