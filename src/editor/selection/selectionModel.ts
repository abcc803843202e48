import { CancellationTokenSource, EventEmitter, type Memento } from 'vscode';
import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { PreviewStatus, SelectionState } from '../../protocol/selectionView.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { messageOf } from '../util/messages.ts';

/** Left-out skills that the view gets; the rest is counted. */
const mostLeftOut = 100;

const memory = { task: 'selection.task', budget: 'selection.budget' };

/** The current question, and the answer to it; every change asks anew and drops what was asked before. */
export class SelectionModel {
  readonly #engine: EngineClient;
  readonly #index: LibraryIndex;
  readonly #memento: Memento;
  readonly #changed = new EventEmitter<void>();
  readonly #askSoon = new Delayed(() => void this.#ask(), 120, 600);
  readonly #subscriptions: readonly { dispose(): void }[];
  #task: string;
  #taskRevision = 0;
  #budget: number | undefined;
  #status: PreviewStatus = { kind: 'idle' };
  #report: PreviewReport | undefined;
  #asking: CancellationTokenSource | undefined;

  readonly onDidChange = this.#changed.event;

  constructor(engine: EngineClient, index: LibraryIndex, memento: Memento) {
    this.#engine = engine;
    this.#index = index;
    this.#memento = memento;
    this.#task = memento.get<string>(memory.task, '');
    this.#budget = memento.get<number>(memory.budget);
    this.#subscriptions = [
      index.onDidChange(() => this.#task.trim() !== '' && this.#request()),
      index.onDidProgress(() => this.#changed.fire()),
    ];
  }

  get task(): string {
    return this.#task;
  }

  /** Tokens: the one picked here, else the setting's. */
  get budget(): number {
    return this.#budget ?? readSettings().budget;
  }

  /** @param own whether the view's task box has the text already */
  setTask(task: string, own = false): void {
    if (!own) this.#taskRevision++;
    // The view sends the same task again to retry what failed or was stopped.
    if (own && task === this.#task && (this.#status.kind === 'working' || this.#status.kind === 'done')) return;
    this.#task = task;
    void this.#memento.update(memory.task, task);
    this.#request();
  }

  setBudget(budget: number): void {
    this.#budget = budget;
    void this.#memento.update(memory.budget, budget);
    this.#request();
  }

  /** Settings or the view came up: ask again with what is current. */
  refresh(): void {
    this.#request();
  }

  /** Stops the running computation; the question stays. */
  cancel(): void {
    this.#asking?.cancel();
    this.#askSoon.dispose();
    this.#show({ kind: 'idle' }, undefined);
  }

  /** Resolves with the answer to the current question. */
  async answered(): Promise<PreviewReport | undefined> {
    this.#askSoon.dispose();
    await this.#ask();
    return this.#report;
  }

  snapshot(): SelectionState {
    const { budgets, price, maxSkills, encoding } = readSettings();
    const report = this.#report;
    const { failure } = this.#index;
    return {
      task: this.#task,
      taskRevision: this.#taskRevision,
      budget: this.budget,
      presets: budgets,
      price,
      maxSkills,
      indexing: this.#index.busy,
      librarySize: this.#index.skills.size,
      status: failure === undefined ? this.#status : { kind: 'failed', message: failure },
      report: report && { ...report, leftOut: report.leftOut.slice(0, mostLeftOut) },
      leftOutTotal: report?.leftOut.length ?? 0,
      tokensNote: `Tokens of ${encoding}: an estimate for models whose tokenizer is not public, such as Claude.`,
    };
  }

  dispose(): void {
    this.#asking?.cancel();
    for (const each of [this.#askSoon, this.#changed, ...this.#subscriptions]) each.dispose();
  }

  #request(): void {
    this.#asking?.cancel();
    this.#show(this.#task.trim() === '' ? { kind: 'idle' } : { kind: 'working' }, this.#report);
    this.#askSoon.request();
  }

  async #ask(): Promise<void> {
    this.#asking?.cancel();
    const asking = new CancellationTokenSource();
    this.#asking = asking;
    const current = () => this.#asking === asking && !asking.token.isCancellationRequested;
    try {
      if (this.#task.trim() === '') return this.#show({ kind: 'idle' }, undefined);
      await this.#index.settled();
      if (!current()) return;
      const { price, maxSkills } = readSettings();
      const question = { task: this.#task, budget: this.budget, price, ...(maxSkills === undefined ? {} : { maxSkills }) };
      const report = await this.#engine.call('preview', question, asking.token);
      if (current() && report) this.#show({ kind: 'done' }, report);
    } catch (error) {
      if (current()) this.#show({ kind: 'failed', message: messageOf(error) }, undefined);
    } finally {
      asking.dispose();
    }
  }

  #show(status: PreviewStatus, report: PreviewReport | undefined): void {
    this.#status = status;
    this.#report = report;
    this.#changed.fire();
  }
}
