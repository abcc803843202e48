import type { ProblemSeverity } from '../../skill/skill.ts';
import type { LintFormatOptions } from './lintFormat.ts';
import type { LintReport } from './lintReport.ts';

const commands: Readonly<Record<ProblemSeverity, 'error' | 'warning' | 'notice'>> = { error: 'error', warning: 'warning', information: 'notice', hint: 'notice' };

/** The report as workflow commands of GitHub Actions, which show it at the lines of a pull request. */
export function githubAnnotations({ findings, library }: LintReport, { locate }: LintFormatOptions): string[] {
  return [
    ...findings.map(({ severity, rule, message, line, column, endLine, endColumn, ...place }) => {
      // The runner refuses columns where a finding has several lines.
      const columns = line === endLine ? { col: column, endLine, endColumn } : { endLine };
      return annotation(commands[severity], { file: locate(place), line, ...columns, title: rule }, message);
    }),
    ...library.map(({ severity, rule, message }) => annotation(commands[severity], { title: rule }, message)),
  ];
}

function annotation(command: string, properties: Readonly<Record<string, string | number>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
