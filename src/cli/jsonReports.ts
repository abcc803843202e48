import type { ListReport, TokensReport } from '../core/report/libraryReport.ts';
import type { PreviewReport } from '../core/report/previewReport.ts';

/** `tokens --json`, with the folder of each skill. @param list of the same library: both reports have its skills in one order */
export function tokensJson(report: TokensReport, list: ListReport): object {
  return { ...report, skills: report.skills.map((skill, index) => ({ root: list.skills[index]?.root, ...skill })) };
}

/** `preview --json`, with the folder of each skill. @param rootOf the folder, as the user named it, of a skill's URI */
export function previewJson(report: PreviewReport, rootOf: (uri: string) => string): object {
  const located = <Skill extends { readonly uri: string }>(skill: Skill) => ({ root: rootOf(skill.uri), ...skill });
  return { ...report, selected: report.selected.map(located), leftOut: report.leftOut.map(located) };
}

/**
 * A report as indented JSON, without URIs, which depend on the machine. Every control character is escaped, so
 * that a terminal only shows it.
 */
export function jsonText(report: object): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const json = JSON.stringify(report, (key, value: unknown) => (key === 'uri' ? undefined : value), 2);
  return `${json.replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, escape)}\n`;
}
