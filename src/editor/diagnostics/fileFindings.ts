import { EventEmitter, type LogOutputChannel, type Uri, workspace } from 'vscode';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { groupBy } from '../util/groupBy.ts';
import { messageOf } from '../util/messages.ts';
import { builtinChecks } from './builtinChecks.ts';
import type { ConfigFiles } from './configFiles.ts';
import { noteVersions } from './noteVersions.ts';

/** Skills linted at a time, so that what is typed meanwhile need not wait long. */
const batchSize = 100;

export interface FindingsParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly configs: ConfigFiles;
  readonly log: LogOutputChannel;
}

/** What the findings of a skill rest on. */
interface Basis {
  readonly summary: SkillSummary;
  readonly settings: LintSettings;
}

/** What the rules that look at one skill each find; only skills that changed are looked at again. */
export class FileFindings {
  readonly #parts: FindingsParts;
  readonly #changed = new EventEmitter<readonly string[]>();
  readonly #linted = new Map<string, Basis>();
  readonly #byFolder = new Map<string, string>();
  /** Skills to be linted again though they are as they were. */
  readonly #doubted = new Set<string>();
  readonly #findings = new Map<string, readonly LocatedFinding[]>();
  readonly #subscriptions: readonly { dispose(): void }[];
  #running: Promise<void> | undefined;

  /** With the URIs of the skills whose findings are new, or which are gone. */
  readonly onDidChange = this.#changed.event;

  constructor(parts: FindingsParts) {
    this.#parts = parts;
    const { index, configs } = parts;
    this.#subscriptions = [
      index.onDidChange(() => void this.settled()),
      configs.onDidChange(() => void this.settled()),
      index.onDidChangeBeside((uri) => this.#doubt(uri)),
      // VS Code's own checks look at open documents only, and its findings are not repeated.
      workspace.onDidOpenTextDocument(({ uri }) => this.#lintAgain(uri.toString())),
      workspace.onDidCloseTextDocument(({ uri }) => this.#lintAgain(uri.toString())),
    ];
  }

  of(uri: string): readonly LocatedFinding[] {
    return this.#findings.get(uri) ?? [];
  }

  /** Resolves when every skill's findings are those of its present text, as far as it can be linted. */
  settled(): Promise<void> {
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#parts.log.warn(`the skills could not be checked: ${messageOf(error)}`))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  dispose(): void {
    for (const each of [this.#changed, ...this.#subscriptions]) each.dispose();
  }

  async #run(): Promise<void> {
    const { index, configs } = this.#parts;
    for (;;) {
      await configs.loaded();
      // Nothing may come between this and noting the versions.
      await index.settled();
      this.#forget();
      const { summaries, urgent } = this.#next();
      if (summaries.length === 0 || !(await this.#lint(summaries, urgent))) return;
    }
  }

  /** Skills that were never linted as they are now: those that are open before all others. */
  #next(): { readonly summaries: readonly SkillSummary[]; readonly urgent: boolean } {
    const { index, configs } = this.#parts;
    const outdated = [...index.skills.values()].filter((summary) => {
      const basis = this.#linted.get(summary.uri);
      return basis?.summary !== summary || this.#doubted.has(summary.uri) || basis.settings !== configs.settingsFor(summary);
    });
    const open = new Set(workspace.textDocuments.map(({ uri }) => uri.toString()));
    const first = outdated.filter(({ uri }) => open.has(uri));
    return { summaries: (first.length > 0 ? first : outdated).slice(0, batchSize), urgent: first.length > 0 };
  }

  /** @returns false when the engine gave up */
  async #lint(summaries: readonly SkillSummary[], urgent: boolean): Promise<boolean> {
    const { engine, index, configs } = this.#parts;
    const isAsBefore = noteVersions();
    for (const [settings, group] of groupBy(summaries, (summary) => configs.settingsFor(summary))) {
      const uris = group.map(({ uri }) => uri);
      for (const uri of uris) this.#doubted.delete(uri);
      const report = await engine.call('lint', { settings, uris, library: false, urgent, builtinChecks: builtinChecks(uris) });
      if (!report) return false;
      const found = groupBy(report.findings, ({ uri }) => uri);
      const current = group.filter((summary) => index.skills.get(summary.uri) === summary && isAsBefore(summary.uri));
      for (const summary of current) {
        this.#linted.set(summary.uri, { summary, settings });
        this.#byFolder.set(folderOf(summary.uri), summary.uri);
        this.#findings.set(summary.uri, found.get(summary.uri) ?? []);
      }
      this.#changed.fire(current.map(({ uri }) => uri));
    }
    return true;
  }

  #lintAgain(uri: string): void {
    if (!this.#linted.has(uri)) return;
    this.#doubted.add(uri);
    void this.settled();
  }

  #forget(): void {
    const { skills } = this.#parts.index;
    const gone = [...this.#linted.keys()].filter((uri) => !skills.has(uri));
    for (const uri of gone) {
      this.#linted.delete(uri);
      this.#byFolder.delete(folderOf(uri));
      this.#doubted.delete(uri);
      this.#findings.delete(uri);
    }
    if (gone.length > 0) this.#changed.fire(gone);
  }

  /** Looks again at the skills in whose folders a file came, changed or went: a link may lead there. */
  #doubt(file: Uri): void {
    const known = this.#doubted.size;
    for (let folder = folderOf(file.toString()); folder.includes('/'); folder = folderOf(folder)) {
      const uri = this.#byFolder.get(folder);
      if (uri !== undefined) this.#doubted.add(uri);
    }
    if (this.#doubted.size > known) void this.settled();
  }
}

function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf('/'));
}
