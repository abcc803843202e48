import { Diagnostic, DiagnosticSeverity, languages, Range, Uri } from 'vscode';
import type { LocatedProblem } from '../../core/report/libraryReport.ts';
import type { ProblemSeverity } from '../../core/skill/skill.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';

const severities: Readonly<Record<ProblemSeverity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** Shows what is wrong with skill documents in the Problems view. */
export class SkillDiagnostics {
  readonly #collection = languages.createDiagnosticCollection('skill-loadout');
  readonly #index: LibraryIndex;
  readonly #subscription: { dispose(): void };
  /** What is shown of each document, so that unchanged ones are left alone. */
  readonly #shown = new Map<string, unknown>();

  constructor(index: LibraryIndex) {
    this.#index = index;
    this.#subscription = index.onDidChange(() => this.#show());
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#collection.dispose();
  }

  #show(): void {
    const { skills, unreadable } = this.#index;
    for (const uri of this.#shown.keys()) {
      if (skills.has(uri) || unreadable.has(uri)) continue;
      this.#collection.delete(Uri.parse(uri, true));
      this.#shown.delete(uri);
    }
    for (const [uri, { problems }] of skills) this.#set(uri, problems, () => problems.map(toDiagnostic));
    for (const [uri, message] of unreadable) this.#set(uri, message, () => [unreadableDiagnostic(message)]);
  }

  #set(uri: string, shown: unknown, diagnostics: () => Diagnostic[]): void {
    if (this.#shown.get(uri) === shown) return;
    this.#shown.set(uri, shown);
    this.#collection.set(Uri.parse(uri, true), diagnostics());
  }
}

function toDiagnostic({ code, severity, message, start, end }: LocatedProblem): Diagnostic {
  const range = new Range(start.line, start.character, end.line, end.character);
  return named(new Diagnostic(range, message, severities[severity]), code);
}

function unreadableDiagnostic(message: string): Diagnostic {
  return named(new Diagnostic(new Range(0, 0, 0, 0), message, DiagnosticSeverity.Error), 'unreadable');
}

function named(diagnostic: Diagnostic, code: string): Diagnostic {
  diagnostic.source = 'Skill Loadout';
  diagnostic.code = code;
  return diagnostic;
}
