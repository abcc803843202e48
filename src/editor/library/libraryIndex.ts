import { type CancellationToken, CancellationTokenSource, Disposable, EventEmitter, type LogOutputChannel, Uri, window, workspace } from 'vscode';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { SkillFile } from '../../protocol/engineApi.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import { settingIds } from '../manifest.ts';
import type { Platform } from '../platform.ts';
import { changesLibrary, filesExclude, readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { inParallel } from '../../core/util/inParallel.ts';
import { isFolder } from '../util/isFolder.ts';
import { messageOf } from '../util/messages.ts';
import { isSkillFile } from './findSkillFiles.ts';
import { IgnoreRules } from './ignoreRules.ts';
import { LibraryFiles, type Located } from './libraryFiles.ts';
import { type LibraryEvents, watchEditors, watchRoots } from './libraryWatcher.ts';
import { logRun } from './logRun.ts';
import { readSkillFile, stampOf } from './readSkillFile.ts';
import { findRoots, type Root } from './roots.ts';
import { SkillRoots } from './skillRoots.ts';
import { topmost } from './topmost.ts';

/** The library is held against the disk no more often than this. */
const verifyEveryMs = 5_000;

/** Documents read and sent at a time: small enough for progress and cancelling, large enough to keep both sides busy. */
const batchSize = 64;

export interface LibraryIndexOptions {
  readonly platform: Platform;
  readonly engine: EngineClient;
  readonly log: LogOutputChannel;
  readonly home: Uri | undefined;
}

/** The workspace's skills: finds them, keeps the engine's library in step with disk and editors, reads only what changed. */
export class LibraryIndex implements LibraryEvents {
  readonly #options: LibraryIndexOptions;
  readonly #files = new LibraryFiles();
  readonly #summaries = new Map<string, SkillSummary>();
  readonly #unreadable = new Map<string, string>();
  readonly #changed = new EventEmitter<void>();
  readonly #progress = new EventEmitter<void>();
  readonly #besideChanged = new EventEmitter<Uri>();
  readonly #flushSoon = new Delayed(() => void this.#flush(), 150, 1_000);
  /** Who types waits for an answer. */
  readonly #flushTyped = new Delayed(() => void this.#flush(), 5, 50);
  readonly #rebuildSoon = new Delayed(() => void this.rebuild(), 300, 2_000);
  readonly #subscriptions: Disposable[] = [];
  #watching = Disposable.from();
  #roots: SkillRoots;
  #gone: Uri[] = [];
  #appeared: Uri[] = [];
  #search: CancellationTokenSource | undefined;
  #flushing: Promise<void> | undefined;
  #rebuilding: Promise<void> | undefined;
  #failure: string | undefined;
  #verifiedAt = -Infinity;

  /** The skills, or what is known to be wrong with them, changed. */
  readonly onDidChange = this.#changed.event;
  /** `busy` or `waiting` changed. */
  readonly onDidProgress = this.#progress.event;
  /** A file or folder below the roots that is no skill came, changed or went. */
  readonly onDidChangeBeside = this.#besideChanged.event;

  constructor(options: LibraryIndexOptions) {
    this.#options = options;
    this.#roots = new SkillRoots([], new IgnoreRules([]), options.log);
    this.#subscriptions.push(
      watchEditors(this),
      window.onDidChangeWindowState(({ focused }) => focused && void this.verify()),
      workspace.onDidChangeWorkspaceFolders(() => this.#rebuildSoon.request()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(settingIds.encoding)) void this.restart('the encoding changed');
        else if (changesLibrary(event)) this.#rebuildSoon.request();
      }),
      options.engine.onDidLose(({ crashed }) => this.#reload(crashed)),
    );
  }

  /** Skills by URI. */
  get skills(): ReadonlyMap<string, SkillSummary> {
    return this.#summaries;
  }

  /** Why a document is missing in the library, by URI. */
  get unreadable(): ReadonlyMap<string, string> {
    return this.#unreadable;
  }

  /** Where skills are looked for; another array after each rebuild. */
  get roots(): readonly Root[] {
    return this.#roots.all;
  }

  /** Whether documents are being looked for, or wait to be read. */
  get busy(): boolean {
    return this.#search !== undefined || this.#flushing !== undefined;
  }

  get waiting(): number {
    return this.#files.waiting;
  }

  /** Why the library stands still, in words; undefined while all is well. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /**
   * Looks for all skills anew. Every document is read again, but texts that did not change are not counted again.
   * @returns false when it was cancelled, by the token or by a later rebuild
   */
  async rebuild(token?: CancellationToken): Promise<boolean> {
    this.#search?.cancel();
    const search = new CancellationTokenSource();
    const cancelled = token?.onCancellationRequested(() => search.cancel());
    this.#search = search;
    this.#rebuilding = this.#rebuild(search.token)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        cancelled?.dispose();
        if (this.#search === search) this.#search = undefined;
        this.#progress.fire();
      });
    this.#progress.fire();
    await this.#rebuilding;
    return !search.token.isCancellationRequested;
  }

  /** Starts over with a fresh worker. */
  async restart(reason: string): Promise<void> {
    this.#options.engine.stop(reason);
    await this.rebuild();
  }

  /** Resolves when nothing is left to find or read; to be awaited before a question is put to the engine. */
  async settled(): Promise<void> {
    await this.#rebuilding;
    await this.#flush();
  }

  /**
   * Holds the library against what is on disk: file watchers miss changes below folders that were moved or came with
   * their parents. Looks for skills again and reads those whose time or size changed.
   */
  async verify(): Promise<void> {
    if (this.busy || performance.now() < this.#verifiedAt + verifyEveryMs) return;
    this.#verifiedAt = performance.now();
    const { token } = new CancellationTokenSource();
    for (const uri of await this.#roots.find(token)) if (!this.#files.has(uri)) this.#touchIfWatched(uri);
    await inParallel(this.#files.all(), 16, async ({ uri }) => {
      if ((await stampOf(uri)) !== this.#files.stampOf(uri)) this.#touchIfWatched(uri);
    });
    if (!this.#files.idle) this.#flushSoon.request();
  }

  touched(uri: Uri, typed = false): void {
    if (!this.#roots.holds(uri)) return;
    this.#files.touch(uri, this.#roots.all);
    (typed ? this.#flushTyped : this.#flushSoon).request();
  }

  gone(uri: Uri): void {
    this.#gone.push(uri);
    this.#flushSoon.request();
    this.#besideChanged.fire(uri);
  }

  appeared(uri: Uri): void {
    this.#appeared.push(uri);
    this.#flushSoon.request();
    this.#besideChanged.fire(uri);
  }

  changed(uri: Uri): void {
    this.#besideChanged.fire(uri);
  }

  dispose(): void {
    this.#search?.cancel();
    for (const each of [this.#flushSoon, this.#flushTyped, this.#rebuildSoon, this.#watching, this.#changed, this.#progress, this.#besideChanged, ...this.#subscriptions]) each.dispose();
  }

  async #rebuild(token: CancellationToken): Promise<void> {
    const { locations, exclude } = readSettings();
    this.#failure = undefined;
    const { home, log } = this.#options;
    const roots = new SkillRoots(findRoots(locations, home), new IgnoreRules([...exclude, ...filesExclude()]), log);
    this.#roots = roots;
    this.#watching.dispose();
    this.#watching = watchRoots(roots.all, roots.rules, this);
    const found = await roots.find(token);
    if (token.isCancellationRequested) return;
    await logRun(log, roots.all, found.length);
    this.#files.keepOnly(new Set(found.map((uri) => uri.toString())));
    for (const uri of found) this.#files.touch(uri, roots.all);
    await this.#flush(token);
  }

  /** Brings the engine's library up to date; one run at a time serves all who wait. */
  async #flush(token?: CancellationToken): Promise<void> {
    this.#flushing ??= this.#flushAll(token)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#flushing = undefined;
        this.#progress.fire();
      });
    this.#progress.fire();
    await this.#flushing;
  }

  async #flushAll(token?: CancellationToken): Promise<void> {
    await this.#followFolders();
    while (!this.#files.idle && !token?.isCancellationRequested) {
      const { changed, removed } = this.#files.take(batchSize);
      await this.#feed(changed, removed);
      this.#progress.fire();
      await this.#followFolders();
    }
  }

  /** Files that are gone or that came with a folder: told of by their folder alone. */
  async #followFolders(): Promise<void> {
    const gone = this.#gone;
    const appeared = this.#appeared;
    this.#gone = [];
    this.#appeared = [];
    if (gone.length > 0) {
      this.#files.removeBelow(gone);
      for (const { uri, isDirty } of workspace.textDocuments) if (isDirty && isSkillFile(uri)) this.#touchIfWatched(uri);
    }
    // A folder that arrives whole is told of with everything in it: looking into the topmost finds the rest.
    await inParallel(topmost(appeared), 16, async (uri) => {
      if (this.#files.has(Uri.joinPath(uri, 'SKILL.md')) || !(await isFolder(uri))) return;
      for (const found of await this.#roots.findBelow(uri, new CancellationTokenSource().token)) this.#touchIfWatched(found);
    });
  }

  async #feed(changed: readonly Located[], removed: readonly string[]): Promise<void> {
    const { engine, platform } = this.#options;
    const results = await Promise.all(changed.map((located) => readSkillFile(located, platform.realUri)));
    const files: SkillFile[] = [];
    const missing = [...removed];
    for (const [n, result] of results.entries()) {
      const key = changed[n]?.uri.toString() ?? '';
      this.#unreadable.delete(key);
      if (result.kind === 'read') {
        this.#files.setStamp(key, result.stamp);
        files.push(result.file);
        continue;
      }
      this.#files.remove(key);
      missing.push(key);
      if (result.kind === 'failed') this.#setUnreadable(key, result.message);
    }
    for (const key of removed) this.#unreadable.delete(key);
    const delta = await engine.call('update', { changed: files, removed: missing });
    if (!delta) return;
    for (const uri of [...delta.removed, ...missing]) this.#summaries.delete(uri);
    for (const { uri, message } of delta.failed) this.#setUnreadable(uri, message);
    for (const summary of delta.changed) this.#summaries.set(summary.uri, summary);
    if (delta.changed.length + missing.length + delta.failed.length > 0) this.#changed.fire();
  }

  #setUnreadable(uri: string, message: string): void {
    this.#unreadable.set(uri, message);
    this.#options.log.warn(`${uri}: ${message}`);
  }

  #touchIfWatched(uri: Uri): void {
    if (this.#roots.holds(uri)) this.#files.touch(uri, this.#roots.all);
  }

  /** A new worker knows nothing: everything is read again, at once after a crash, when needed after idleness. */
  #reload(crashed: boolean): void {
    this.#files.touchAll();
    if (crashed) this.#flushSoon.request();
  }

  #fail(error: unknown): void {
    this.#failure = messageOf(error);
    this.#options.log.error(`the library could not be brought up to date: ${this.#failure}`);
  }
}
