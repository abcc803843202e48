import { type Diagnostic, languages, Uri } from 'vscode';
import type { LocatedProblem } from '../../core/report/libraryReport.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { LibraryFindingsFeed } from './libraryFindings.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** Shows what is wrong with skill documents, and with their library, in the Problems view. */
export class SkillDiagnostics {
  readonly #collection = languages.createDiagnosticCollection('skill-loadout');
  readonly #index: LibraryIndex;
  readonly #feed: LibraryFindingsFeed;
  readonly #subscriptions: readonly { dispose(): void }[];
  /** What is shown of each document, so that unchanged ones are left alone. */
  readonly #shown = new Map<string, readonly unknown[]>();

  constructor(index: LibraryIndex, feed: LibraryFindingsFeed) {
    this.#index = index;
    this.#feed = feed;
    this.#subscriptions = [index.onDidChange(() => this.#show()), feed.onDidChange(() => this.#show())];
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#collection.dispose();
  }

  #show(): void {
    const { skills, unreadable } = this.#index;
    for (const uri of this.#shown.keys()) {
      if (skills.has(uri) || unreadable.has(uri)) continue;
      this.#collection.delete(Uri.parse(uri, true));
      this.#shown.delete(uri);
    }
    for (const [uri, { problems }] of skills) {
      const findings = this.#feed.findings.get(uri) ?? [];
      this.#set(uri, [...problems, ...findings], () => [
        ...problems.map((problem) => toDiagnostic(problem)),
        ...findings.map((finding) => toDiagnostic(finding, finding.related)),
      ]);
    }
    for (const [uri, message] of unreadable) this.#set(uri, [message], () => [toDiagnostic(unreadableProblem(message))]);
  }

  #set(uri: string, shown: readonly unknown[], diagnostics: () => Diagnostic[]): void {
    const before = this.#shown.get(uri) ?? [];
    if (before.length === shown.length && before.every((each, n) => each === shown[n])) return;
    this.#shown.set(uri, shown);
    this.#collection.set(Uri.parse(uri, true), diagnostics());
  }
}

function unreadableProblem(message: string): LocatedProblem {
  const start = { line: 0, character: 0 };
  return { code: 'unreadable', severity: 'error', message, start, end: start };
}
