import { type Disposable, languages, Uri, workspace } from 'vscode';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { settingIds } from '../manifest.ts';
import { readSettings } from '../settings.ts';
import type { FileFindings } from './fileFindings.ts';
import type { LibraryFindings } from './libraryFindings.ts';
import { toDiagnostic, unreadableDiagnostic } from './toDiagnostic.ts';

/** Where findings come from. */
export interface DiagnosticsParts {
  readonly extensionUri: Uri;
  readonly index: LibraryIndex;
  readonly files: FileFindings;
  readonly library: LibraryFindings;
}

/**
 * Shows what is wrong with skills, and with their library, in the Problems view: of all skills, or of those that are
 * open. What the library's skills show together is a collection of its own: VS Code moves its marks with what is typed
 * until it is computed anew.
 */
export class SkillDiagnostics implements Disposable {
  readonly #parts: DiagnosticsParts;
  readonly #ofFiles = languages.createDiagnosticCollection('skill-loadout');
  readonly #ofLibrary = languages.createDiagnosticCollection('skill-loadout-library');
  readonly #unreadable = languages.createDiagnosticCollection('skill-loadout-unreadable');
  readonly #subscriptions: readonly Disposable[];
  /** What is shown of the library, as text, so that what stays the same is left alone. */
  readonly #shown = new Map<string, string>();

  constructor(parts: DiagnosticsParts) {
    this.#parts = parts;
    const { index, files, library } = parts;
    const showIfScoped = () => (readSettings().scope === 'open' ? this.#showAll() : undefined);
    this.#subscriptions = [
      files.onDidChange((uris) => this.#showFiles(uris)),
      library.onDidChange(() => this.#showLibrary()),
      index.onDidChange(() => this.#showUnreadable()),
      workspace.onDidOpenTextDocument(showIfScoped),
      workspace.onDidCloseTextDocument(showIfScoped),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(settingIds.scope) && this.#showAll()),
    ];
  }

  dispose(): void {
    for (const each of [this.#ofFiles, this.#ofLibrary, this.#unreadable, ...this.#subscriptions]) each.dispose();
  }

  #showAll(): void {
    this.#showFiles([...this.#parts.index.skills.keys()]);
    this.#showLibrary();
    this.#showUnreadable();
  }

  #showFiles(uris: readonly string[]): void {
    const isInScope = scope();
    this.#ofFiles.set(uris.map((uri) => [Uri.parse(uri, true), isInScope(uri) ? this.#diagnostics(this.#parts.files.of(uri)) : []]));
  }

  #showLibrary(): void {
    const isInScope = scope();
    const bySkill = new Map([...this.#parts.library.bySkill].filter(([uri]) => isInScope(uri)));
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

  #showUnreadable(): void {
    const isInScope = scope();
    this.#unreadable.clear();
    for (const [uri, message] of this.#parts.index.unreadable) if (isInScope(uri)) this.#unreadable.set(Uri.parse(uri, true), [unreadableDiagnostic(message)]);
  }

  #diagnostics(findings: readonly LocatedFinding[]) {
    return findings.map((finding) => toDiagnostic(finding, this.#parts.extensionUri));
  }
}

/** Whether the problems of a skill are to be shown, by the settings and the documents of this moment. */
function scope(): (uri: string) => boolean {
  if (readSettings().scope === 'all') return () => true;
  const open = new Set(workspace.textDocuments.map(({ uri }) => uri.toString()));
  return (uri) => open.has(uri);
}
