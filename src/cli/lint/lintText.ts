import type { ProblemSeverity } from '../../core/skill/skill.ts';
import type { TextPosition } from '../../core/skill/position.ts';
import { formatCounted } from '../text/formatNumber.ts';
import { harmless } from '../text/harmless.ts';
import { shownFolders, shownPath, type Layout } from '../text/layout.ts';
import type { LintReport } from './lintReport.ts';

const severities: readonly ProblemSeverity[] = ['error', 'warning', 'information', 'hint'];

/** `lint` for people: each finding with its place, its rivals below it, and a sum. Nothing is cut, so that editors find the places. */
export function lintText({ findings, library }: LintReport, skills: number, layout: Layout): string[] {
  if (skills === 0) return [`No SKILL.md below ${shownFolders(layout)}.`];
  const place = (root: string, path: string, { line, character }: TextPosition) => `${shownPath(layout, root, path)}:${line + 1}:${character + 1}`;
  const lines = findings.flatMap(({ root, path, start, severity, message, code, related }) => [
    `${place(root, path, start)}  ${severity}: ${harmless(message)} [${code}]`,
    ...related.map((other) => `    ${place(other.root, other.path, other.start)}  ${harmless(other.message)}`),
  ]);
  const ofLibrary = library.map(({ severity, message, code }) => `${shownFolders(layout)}  ${severity}: ${harmless(message)} [${code}]`);
  const shown = [...lines, ...ofLibrary];
  return [...shown, ...(shown.length > 0 ? [''] : []), sumOf([...findings, ...library], skills)];
}

function sumOf(findings: readonly { readonly severity: ProblemSeverity }[], skills: number): string {
  const counts = severities.map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }));
  const found = counts.filter(({ count }) => count > 0).map(({ severity, count }) => counted(severity, count));
  return `${formatCounted(skills, 'skill')}: ${found.length > 0 ? found.join(', ') : 'nothing to report'}`;
}

function counted(severity: ProblemSeverity, count: number): string {
  return severity === 'information' ? `${count} information` : formatCounted(count, severity);
}
