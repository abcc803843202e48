import { CancellationTokenSource, EventEmitter, type Memento } from 'vscode';
import type { PreviewQuestion, PreviewReport } from '../../core/report/previewReport.ts';
import type { PreviewStatus, SelectionState } from '../../protocol/selectionView.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { SkillMarks } from '../library/skillMarks.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { messageOf } from '../util/messages.ts';

/** Left-out skills of each reason that the view gets; the rest is counted. */
const mostLeftOut = 40;

const memory = {
  task: 'selection.task', budget: 'selection.budget', price: 'selection.price', maxSkills: 'selection.maxSkills', reserve: 'selection.reserve',
  history: 'selection.history',
};

/** Tasks that are remembered, and the shortest time that an answer stands before its task is. */
const longestHistory = 30;
const settledMs = 2_000;

export interface SelectionModelOptions {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly marks: SkillMarks;
  /** The workspace's. */
  readonly memento: Memento;
}

/** The current question, and the answer to it; every change asks anew and drops what was asked before. */
export class SelectionModel {
  readonly #engine: EngineClient;
  readonly #index: LibraryIndex;
  readonly #marks: SkillMarks;
  readonly #memento: Memento;
  readonly #changed = new EventEmitter<void>();
  readonly #askSoon = new Delayed(() => void this.#ask(), 30, 150);
  readonly #subscriptions: readonly { dispose(): void }[];
  readonly #rememberSoon = new Delayed(() => this.#remember(), settledMs);
  #task: string;
  #taskRevision = 0;
  #budget: number | undefined;
  #status: PreviewStatus = { kind: 'idle' };
  #report: PreviewReport | undefined;
  #asking: CancellationTokenSource | undefined;

  readonly onDidChange = this.#changed.event;

  constructor({ engine, index, marks, memento }: SelectionModelOptions) {
    this.#engine = engine;
    this.#index = index;
    this.#marks = marks;
    this.#memento = memento;
    this.#task = memento.get<string>(memory.task, '');
    this.#budget = memento.get<number>(memory.budget);
    this.#subscriptions = [
      index.onDidChange(() => this.#task.trim() !== '' && this.#request()),
      index.onDidProgress(() => this.#changed.fire()),
      marks.onDidChange(() => this.#request()),
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

  /** @param price rho >= 0 */
  setPrice(price: number): void {
    void this.#memento.update(memory.price, price);
    this.#request();
  }

  /** @param maxSkills a whole number >= 1, or undefined for no limit */
  setMaxSkills(maxSkills: number | undefined): void {
    void this.#memento.update(memory.maxSkills, maxSkills ?? 0);
    this.#request();
  }

  /** @param reserve tokens kept free, >= 0 */
  setReserve(reserve: number): void {
    void this.#memento.update(memory.reserve, reserve);
    this.#request();
  }

  /** Earlier tasks, the latest first. */
  get history(): readonly string[] {
    return this.#memento.get<readonly string[]>(memory.history, []);
  }

  /** The current answer; undefined while there is none. */
  get report(): PreviewReport | undefined {
    return this.#status.kind === 'done' ? this.#report : undefined;
  }

  /** What is asked beside the task and the budget: picked here, else as the settings say. */
  get terms(): Omit<PreviewQuestion, 'task' | 'budget'> {
    const settings = readSettings();
    const limit = this.#memento.get<number>(memory.maxSkills, settings.maxSkills ?? 0);
    const known = (uri: string) => this.#index.skills.has(uri);
    const reserve = this.#memento.get<number>(memory.reserve, 0);
    return {
      rule: settings.rule,
      ...(reserve > 0 ? { reserve } : {}),
      price: this.#memento.get<number>(memory.price, settings.price),
      ...(limit > 0 ? { maxSkills: limit } : {}),
      pinned: this.#marks.all('pinned', known),
      excluded: this.#marks.all('excluded', known),
    };
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

  /** Resolves with the answer to the current question, however often it changes meanwhile. */
  async answered(): Promise<PreviewReport | undefined> {
    do {
      this.#askSoon.dispose();
      await this.#ask();
    } while (this.#status.kind === 'working');
    return this.report;
  }

  snapshot(): SelectionState {
    const { budgets, encoding } = readSettings();
    const { price, maxSkills, reserve = 0, pinned = [], excluded = [] } = this.terms;
    const report = this.#report;
    const { failure } = this.#index;
    return {
      task: this.#task,
      taskRevision: this.#taskRevision,
      budget: this.budget,
      presets: budgets,
      price,
      maxSkills,
      reserve,
      indexing: this.#index.busy,
      librarySize: this.#index.skills.size,
      status: failure === undefined ? this.#status : { kind: 'failed', message: failure },
      report,
      history: this.history.filter((task) => task !== this.#task),
      pinned,
      excluded,
      tokensNote: `Tokens of ${encoding}: an estimate for models whose tokenizer is not public, such as Claude.`,
    };
  }

  dispose(): void {
    this.#asking?.cancel();
    for (const each of [this.#askSoon, this.#rememberSoon, this.#changed, ...this.#subscriptions]) each.dispose();
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
      const question = { task: this.#task, budget: this.budget, mostLeftOut, ...this.terms };
      const report = await this.#engine.call('preview', question, asking.token);
      if (!current() || !report) return;
      this.#show({ kind: 'done' }, report);
      this.#rememberSoon.request();
    } catch (error) {
      if (current()) this.#show({ kind: 'failed', message: messageOf(error) }, undefined);
    } finally {
      asking.dispose();
    }
  }

  /** Keeps the task of an answer that stood for a while; what was only typed through is not kept. */
  #remember(): void {
    const task = this.#task.trim();
    if (task === '' || this.#status.kind !== 'done') return;
    const others = this.history.filter((each) => each !== task);
    void this.#memento.update(memory.history, [task, ...others].slice(0, longestHistory));
    this.#changed.fire();
  }

  #show(status: PreviewStatus, report: PreviewReport | undefined): void {
    this.#status = status;
    this.#report = report;
    this.#changed.fire();
  }
}
