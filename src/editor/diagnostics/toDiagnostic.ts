import { Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, Range, Uri } from 'vscode';
import type { RelatedSkill } from '../../core/lint/library/libraryFinding.ts';
import type { LocatedProblem } from '../../core/report/libraryReport.ts';
import type { TextPosition } from '../../core/skill/position.ts';
import type { ProblemSeverity } from '../../core/skill/skill.ts';

const severities: Readonly<Record<ProblemSeverity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A problem as the Problems view shows it; `related` are places in other skills. */
export function toDiagnostic({ code, severity, message, start, end }: LocatedProblem, related: readonly RelatedSkill[] = []): Diagnostic {
  const diagnostic = new Diagnostic(rangeOf(start, end), message, severities[severity]);
  diagnostic.source = 'Skill Loadout';
  diagnostic.code = code;
  if (related.length > 0) {
    diagnostic.relatedInformation = related.map(
      (place) => new DiagnosticRelatedInformation(new Location(Uri.parse(place.uri, true), rangeOf(place.start, place.end)), place.message),
    );
  }
  return diagnostic;
}

function rangeOf(start: TextPosition, end: TextPosition): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
