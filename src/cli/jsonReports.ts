import type { ListReport, TokensReport } from '../core/report/libraryReport.ts';

/** `tokens --json`, with the folder of each skill. @param list of the same library: both reports have its skills in one order */
export function tokensJson(report: TokensReport, list: ListReport): object {
  return { ...report, skills: report.skills.map((skill, index) => ({ root: list.skills[index]?.root, ...skill })) };
}

/** A report with the folder of each skill in it before its path. @param rootOf the folder, as the user named it, of a skill's URI */
export function withRoots(report: object, rootOf: (uri: string) => string): object {
  return Object.fromEntries(
    Object.entries(report).flatMap(([key, value]: [string, unknown]) => {
      const located = Array.isArray(value) ? value.map((each: unknown) => rootsIn(each, rootOf)) : rootsIn(value, rootOf);
      return key === 'uri' && typeof value === 'string' ? [['root', rootOf(value)], [key, value]] : [[key, located]];
    }),
  );
}

function rootsIn(value: unknown, rootOf: (uri: string) => string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? withRoots(value, rootOf) : value;
}

/** A report as indented JSON, without URIs, which depend on the machine. */
export function jsonText(report: object): string {
  return safeJson(JSON.stringify(report, (key, value: unknown) => (key === 'uri' || isUriList(key, value) ? undefined : value), 2));
}

/** JSON with every control character escaped, so that a terminal only shows it; ends with a line feed. */
export function safeJson(json: string): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${json.replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, escape)}\n`;
}

/** The marks of a question; the skills themselves say that they are pinned or excluded. */
function isUriList(key: string, value: unknown): boolean {
  return (key === 'pinned' || key === 'excluded') && Array.isArray(value);
}
