import { CancellationTokenSource, EventEmitter, type LogOutputChannel, workspace } from 'vscode';
import type { LibraryFinding } from '../../core/lint/library/libraryFinding.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { settingIds } from '../manifest.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { messageOf } from '../util/messages.ts';

/** What comparing the library's skills finds, kept up to date while it changes. */
export class LibraryFindingsFeed {
  readonly #engine: EngineClient;
  readonly #index: LibraryIndex;
  readonly #log: LogOutputChannel;
  readonly #changed = new EventEmitter<void>();
  readonly #compareSoon = new Delayed(() => void this.#compare(), 400, 3_000);
  readonly #subscriptions: readonly { dispose(): void }[];
  #comparing: CancellationTokenSource | undefined;
  #findings: ReadonlyMap<string, readonly LibraryFinding[]> = new Map();

  readonly onDidChange = this.#changed.event;

  constructor(engine: EngineClient, index: LibraryIndex, log: LogOutputChannel) {
    this.#engine = engine;
    this.#index = index;
    this.#log = log;
    this.#subscriptions = [
      index.onDidChange(() => this.#request()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(settingIds.redundant) || event.affectsConfiguration(settingIds.distractors)) this.#request();
      }),
    ];
  }

  /** Findings by the URI of the skill that they are about. */
  get findings(): ReadonlyMap<string, readonly LibraryFinding[]> {
    return this.#findings;
  }

  dispose(): void {
    this.#comparing?.cancel();
    for (const each of [this.#compareSoon, this.#changed, ...this.#subscriptions]) each.dispose();
  }

  #request(): void {
    this.#comparing?.cancel();
    this.#compareSoon.request();
  }

  async #compare(): Promise<void> {
    this.#comparing?.cancel();
    const comparing = new CancellationTokenSource();
    this.#comparing = comparing;
    try {
      await this.#index.settled();
      if (comparing.token.isCancellationRequested) return;
      const { redundant, distractors } = readSettings();
      const report = redundant || distractors ? await this.#engine.call('findings', { redundant, distractors }, comparing.token) : { findings: [] };
      if (comparing.token.isCancellationRequested || !report) return;
      const findings = new Map<string, LibraryFinding[]>();
      for (const finding of report.findings) {
        const same = findings.get(finding.uri);
        if (same) same.push(finding);
        else findings.set(finding.uri, [finding]);
      }
      this.#findings = findings;
      this.#changed.fire();
    } catch (error) {
      if (!comparing.token.isCancellationRequested) this.#log.warn(`the skills could not be compared: ${messageOf(error)}`);
    } finally {
      comparing.dispose();
    }
  }
}
