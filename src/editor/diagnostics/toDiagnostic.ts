import { Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, Range, Uri } from 'vscode';
import type { LocatedFinding, LocatedRange } from '../../core/lint/locatedFinding.ts';
import type { ProblemSeverity } from '../../core/skill/skill.ts';
import { rulePageUri } from './rulePageUri.ts';

export const diagnosticSource = 'Skill Loadout';

const severities: Readonly<Record<ProblemSeverity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A finding as the Problems view shows it; its rule leads to the rule's page. */
export function toDiagnostic(finding: LocatedFinding, extensionUri: Uri): Diagnostic {
  const { rule, severity, message, related } = finding;
  const diagnostic = new Diagnostic(rangeOf(finding), message, severities[severity]);
  diagnostic.source = diagnosticSource;
  diagnostic.code = { value: rule, target: rulePageUri(extensionUri, rule) };
  if (related.length > 0) {
    diagnostic.relatedInformation = related.map(
      (place) => new DiagnosticRelatedInformation(new Location(Uri.parse(place.uri, true), rangeOf(place)), place.message),
    );
  }
  return diagnostic;
}

/** A file that could not be read, at its beginning. */
export function unreadableDiagnostic(message: string): Diagnostic {
  const diagnostic = new Diagnostic(new Range(0, 0, 0, 0), message, DiagnosticSeverity.Error);
  diagnostic.source = diagnosticSource;
  return diagnostic;
}

export function rangeOf({ start, end }: LocatedRange): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
