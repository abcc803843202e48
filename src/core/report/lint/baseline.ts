import type { LibraryWideFinding, LintPlace, LintReport } from './lintReport.ts';

/** A finding that is known and borne with; '' is the path of those about the library as a whole. */
export interface BaselineEntry {
  readonly path: string;
  readonly rule: string;
  readonly fingerprint: string;
}

/** What is new in a report, and what of a baseline it bears out. */
export interface Baselined {
  readonly report: LintReport;
  /** Findings that the baseline holds. */
  readonly known: number;
  /** Entries that nothing was found for: repaired since. */
  readonly obsolete: readonly BaselineEntry[];
}

/** @param pathOf the path that entries name a place by */
export function applyBaseline(report: LintReport, entries: readonly BaselineEntry[], pathOf: (place: LintPlace) => string): Baselined {
  const open = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const isNew = (finding: LibraryWideFinding, path: string) => !open.delete(keyOf({ ...finding, path }));
  const findings = report.findings.filter((finding) => isNew(finding, pathOf(finding)));
  const library = report.library.filter((finding) => isNew(finding, ''));
  const known = report.findings.length + report.library.length - findings.length - library.length;
  return { report: { ...report, findings, library }, known, obsolete: [...open.values()] };
}

/** The entries that make every finding of a report known. */
export function baselineOf({ findings, library }: LintReport, pathOf: (place: LintPlace) => string): BaselineEntry[] {
  return [
    ...findings.map((finding) => ({ path: pathOf(finding), rule: finding.rule, fingerprint: finding.fingerprint })),
    ...library.map(({ rule, fingerprint }) => ({ path: '', rule, fingerprint })),
  ];
}

/** A baseline as the text of its file, in an order that keeps changes to it small. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(({ path, rule, fingerprint }) => `    ${JSON.stringify({ path, rule, fingerprint })}`);
  return `{\n  "format": "skill-loadout-baseline",\n  "version": 1,\n  "findings": [\n${lines.toSorted().join(',\n')}\n  ]\n}\n`;
}

/** @returns undefined where the text is no baseline */
export function readBaseline(text: string): readonly BaselineEntry[] | undefined {
  let file: { readonly format?: unknown; readonly version?: unknown; readonly findings?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return undefined;
  }
  if (file?.format !== 'skill-loadout-baseline' || file.version !== 1 || !Array.isArray(file.findings)) return undefined;
  return file.findings.every(isEntry) ? file.findings : undefined;
}

function isEntry(value: unknown): value is BaselineEntry {
  const { path, rule, fingerprint } = (value ?? {}) as Partial<Record<keyof BaselineEntry, unknown>>;
  return [path, rule, fingerprint].every((each) => typeof each === 'string');
}

function keyOf({ path, rule, fingerprint }: BaselineEntry): string {
  return JSON.stringify([path, rule, fingerprint]);
}
