import { comparisonFinding } from '../../core/lint/comparisonFinding.ts';
import type { LibraryFindings } from '../../core/lint/library/libraryFinding.ts';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import type { ListReport } from '../../core/report/libraryReport.ts';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import type { LintReport as RulesReport } from '../../protocol/engineApi.ts';

/** What a rule or a comparison of descriptions found in a file. */
export interface LintFinding extends Omit<LocatedFinding, 'rule' | 'fixes' | 'ignore'> {
  /** Id of the rule. */
  readonly code: string;
  readonly fixes: readonly { readonly title: string; readonly safe: boolean }[];
}

/** `lint --json`; lines and characters count from 0, as in `list --json`. */
export interface LintReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly findings: readonly LintFinding[];
  /** About the library as a whole. */
  readonly library: readonly Omit<LintFinding, 'uri' | 'root' | 'path' | 'start' | 'end' | 'related' | 'fixes'>[];
}

/** Everything there is to say about a library's files, in the order of the list, by place within a file. */
export function lintReport({ encoding, skills }: ListReport, rules: RulesReport, { findings }: Pick<LibraryFindings, 'findings'>, settings: LintSettings): LintReport {
  const compared = findings.flatMap((finding) => comparisonFinding(finding, settings) ?? []);
  const byUri = new Map<string, LocatedFinding[]>();
  for (const finding of [...rules.findings, ...compared]) byUri.set(finding.uri, [...(byUri.get(finding.uri) ?? []), finding]);
  return {
    version: 1,
    encoding,
    findings: skills.flatMap(({ uri }) => (byUri.get(uri) ?? []).map(fileFinding).sort(byPlace)),
    library: rules.library.map(({ rule: code, ...finding }) => ({ code, ...finding })),
  };
}

function fileFinding({ rule: code, uri, root, path, level, severity, message, hosts, source, start, end, related, fixes }: LocatedFinding): LintFinding {
  return { uri, root, path, code, level, severity, message, start, end, hosts, source, related, fixes: fixes.map(({ title, safe }) => ({ title, safe })) };
}

function byPlace({ start: a, code: codeA }: LintFinding, { start: b, code: codeB }: LintFinding): number {
  return a.line - b.line || a.character - b.character || (codeA < codeB ? -1 : codeA > codeB ? 1 : 0);
}
