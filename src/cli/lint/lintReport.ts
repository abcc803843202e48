import type { LibraryFindings, RelatedSkill } from '../../core/lint/library/libraryFinding.ts';
import type { ListReport, LocatedProblem } from '../../core/report/libraryReport.ts';
import type { EncodingName } from '../../core/tokens/tokenCounter.ts';

/** A problem of one file, or a finding about a skill among the others. */
export interface LintFinding extends LocatedProblem {
  readonly uri: string;
  readonly root: string;
  readonly path: string;
  readonly related: readonly RelatedSkill[];
}

/** `lint --json`; lines and characters count from 0, as in `list --json`. */
export interface LintReport {
  readonly version: 1;
  readonly encoding: EncodingName;
  readonly findings: readonly LintFinding[];
}

/** Everything there is to say about a library's files, in the order of the list, by place within a file. */
export function lintReport({ encoding, skills }: ListReport, { findings }: Pick<LibraryFindings, 'findings'>): LintReport {
  return {
    version: 1,
    encoding,
    findings: skills.flatMap(({ uri, root, path, problems }) => {
      const ofFile = problems.map((problem) => ({ uri, root, path, ...problem, related: [] }));
      const ofLibrary = findings.filter((finding) => finding.uri === uri);
      return [...ofFile, ...ofLibrary].sort(byPlace);
    }),
  };
}

function byPlace({ start: a, code: codeA }: LintFinding, { start: b, code: codeB }: LintFinding): number {
  return a.line - b.line || a.character - b.character || (codeA < codeB ? -1 : codeA > codeB ? 1 : 0);
}
