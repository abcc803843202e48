import { type Disposable, languages, Uri } from 'vscode';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { FileFindings } from './fileFindings.ts';
import type { LibraryFindings } from './libraryFindings.ts';
import { toDiagnostic, unreadableDiagnostic } from './toDiagnostic.ts';

/**
 * Shows what is wrong with skills, and with their library, in the Problems view. What the library's skills show
 * together is a collection of its own: VS Code moves its marks with what is typed until it is computed anew.
 */
export class SkillDiagnostics implements Disposable {
  readonly #ofFiles = languages.createDiagnosticCollection('skill-loadout');
  readonly #ofLibrary = languages.createDiagnosticCollection('skill-loadout-library');
  readonly #unreadable = languages.createDiagnosticCollection('skill-loadout-unreadable');
  readonly #extensionUri: Uri;
  readonly #subscriptions: readonly Disposable[];
  /** What is shown of the library, as text, so that what stays the same is left alone. */
  readonly #shown = new Map<string, string>();

  constructor(extensionUri: Uri, index: LibraryIndex, files: FileFindings, library: LibraryFindings) {
    this.#extensionUri = extensionUri;
    this.#subscriptions = [
      files.onDidChange((uris) => this.#ofFiles.set(uris.map((uri) => [Uri.parse(uri, true), this.#diagnostics(files.of(uri))]))),
      library.onDidChange(() => this.#showLibrary(library.bySkill)),
      index.onDidChange(() => this.#showUnreadable(index.unreadable)),
    ];
  }

  dispose(): void {
    for (const each of [this.#ofFiles, this.#ofLibrary, this.#unreadable, ...this.#subscriptions]) each.dispose();
  }

  #showLibrary(bySkill: ReadonlyMap<string, readonly LocatedFinding[]>): void {
    for (const uri of this.#shown.keys()) {
      if (bySkill.has(uri)) continue;
      this.#ofLibrary.delete(Uri.parse(uri, true));
      this.#shown.delete(uri);
    }
    for (const [uri, findings] of bySkill) {
      const text = JSON.stringify(findings);
      if (this.#shown.get(uri) === text) continue;
      this.#ofLibrary.set(Uri.parse(uri, true), this.#diagnostics(findings));
      this.#shown.set(uri, text);
    }
  }

  #showUnreadable(unreadable: ReadonlyMap<string, string>): void {
    this.#unreadable.clear();
    for (const [uri, message] of unreadable) this.#unreadable.set(Uri.parse(uri, true), [unreadableDiagnostic(message)]);
  }

  #diagnostics(findings: readonly LocatedFinding[]) {
    return findings.map((finding) => toDiagnostic(finding, this.#extensionUri));
  }
}
