import { comparisonFinding } from '../../lint/comparisonFinding.ts';
import type { LibraryFinding } from '../../lint/library/libraryFinding.ts';
import type { LocatedFinding, LocatedRange } from '../../lint/locatedFinding.ts';
import type { LintSettings } from '../../lint/settings.ts';
import type { EncodingName } from '../../tokens/tokenCounter.ts';
import type { ListReport } from '../libraryReport.ts';

/** A range as lines and columns, both from 1; columns are UTF-16 code units, the end is exclusive. */
export interface LintRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LintPlace extends LintRange {
  readonly uri: string;
  readonly root: string;
  /** Below its root, forward slashes. */
  readonly path: string;
}

/** What is said of the library as a whole. */
export interface LibraryWideFinding extends Pick<LocatedFinding, 'rule' | 'severity' | 'level' | 'message' | 'hosts' | 'source'> {
  /** Stays the same when lines move. */
  readonly fingerprint: string;
}

/** What is said of a file. */
export interface LintFinding extends LibraryWideFinding, LintPlace {
  readonly related: readonly (LintPlace & { readonly message: string })[];
  readonly fixes: readonly { readonly title: string; readonly safe: boolean }[];
}

/** `lint --format json`. */
export interface LintReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly findings: readonly LintFinding[];
  /** About the library as a whole. */
  readonly library: readonly LibraryWideFinding[];
}

/** What the rules and the comparison of descriptions found in a library. */
export interface LintInput {
  readonly list: ListReport;
  readonly rules: { readonly findings: readonly LocatedFinding[]; readonly library: readonly Omit<LibraryWideFinding, 'fingerprint'>[] };
  readonly compared: readonly LibraryFinding[];
  readonly settings: LintSettings;
  /** What `fingerprintsOf` makes of the findings of the skill with a URI. */
  readonly fingerprints: (findings: readonly LocatedFinding[], uri: string) => readonly string[];
  /** A collision-resistant hash of a text. */
  readonly hash: (text: string) => string;
}

/** Everything there is to say about a library's files, in the order of the list, by place within a file. */
export function lintReport({ list, rules, compared, settings, fingerprints: fingerprintsOf, hash }: LintInput): LintReport {
  const byUri = new Map<string, LocatedFinding[]>();
  for (const finding of [...rules.findings, ...compared.flatMap((each) => comparisonFinding(each, settings) ?? [])]) {
    const same = byUri.get(finding.uri);
    if (same) same.push(finding);
    else byUri.set(finding.uri, [finding]);
  }
  const findings = list.skills.flatMap(({ uri }) => {
    const ofFile = byUri.get(uri)?.sort(byPlace) ?? [];
    const fingerprints = ofFile.length === 0 ? [] : fingerprintsOf(ofFile, uri);
    return ofFile.map((finding, index) => fileFinding(finding, fingerprints[index] ?? ''));
  });
  const library = rules.library.map((finding) => ({ ...finding, fingerprint: hash(JSON.stringify([finding.rule, finding.hosts])) }));
  return { version: 1, encoding: list.encoding, findings, library };
}

function fileFinding({ uri, root, path, rule, severity, level, message, hosts, source, start, end, related, fixes }: LocatedFinding, fingerprint: string): LintFinding {
  return {
    rule, severity, level, uri, root, path, ...rangeFrom1({ start, end }), message, hosts, source, fingerprint,
    related: related.map((place) => ({ uri: place.uri, root: place.root, path: place.path, ...rangeFrom1(place), message: place.message })),
    fixes: fixes.map(({ title, safe }) => ({ title, safe })),
  };
}

function rangeFrom1({ start, end }: LocatedRange): LintRange {
  return { line: start.line + 1, column: start.character + 1, endLine: end.line + 1, endColumn: end.character + 1 };
}

function byPlace({ start: a, rule: ruleA }: LocatedFinding, { start: b, rule: ruleB }: LocatedFinding): number {
  return a.line - b.line || a.character - b.character || (ruleA < ruleB ? -1 : ruleA > ruleB ? 1 : 0);
}
