import { EventEmitter, type LogOutputChannel, RelativePattern, Uri, workspace } from 'vscode';
import { type ConfigFile, readConfig, withConfig } from '../../core/lint/configFile.ts';
import { configFileName } from '../../core/lint/configSchema.ts';
import { rulesById } from '../../core/lint/ruleTable.ts';
import type { LintSettings } from '../../core/lint/settings.ts';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import { isMissing } from '../engine/countCacheFile.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readCurrent } from '../library/readSkillFile.ts';
import type { Root } from '../library/roots.ts';
import { lintSection } from '../manifest.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { groupBy } from '../util/groupBy.ts';
import { messageOf } from '../util/messages.ts';

/** A `.skillloadoutrc.json` as it is now, saved or not. */
export interface FoundConfig {
  readonly uri: Uri;
  readonly text: string;
  readonly config: ConfigFile;
}

/** Skills with the settings that hold for them. */
export interface SettingsGroup {
  readonly settings: LintSettings;
  readonly uris: readonly string[];
}

/** The configuration files below the library's roots, and which settings hold for a skill. */
export class ConfigFiles {
  readonly #index: LibraryIndex;
  readonly #log: LogOutputChannel;
  readonly #changed = new EventEmitter<void>();
  readonly #readSoon = new Delayed(() => this.#readTouched(), 150, 1_000);
  readonly #touched = new Map<string, Uri>();
  readonly #found = new Map<string, FoundConfig>();
  /** By the folder that a configuration file lies in; '' where there is none. */
  readonly #settings = new Map<string, LintSettings>();
  /** The folder of the configuration file that holds for a skill's folder. */
  readonly #nearest = new Map<string, string>();
  readonly #subscriptions: readonly { dispose(): void }[];
  #roots: readonly Root[] = [];
  #watching: readonly { dispose(): void }[] = [];
  #loading: Promise<void> = Promise.resolve();

  /** Files, or the settings of the editor, changed. */
  readonly onDidChange = this.#changed.event;

  constructor(index: LibraryIndex, log: LogOutputChannel) {
    this.#index = index;
    this.#log = log;
    this.#subscriptions = [
      index.onDidProgress(() => this.#followRoots()),
      workspace.onDidChangeTextDocument(({ document }) => this.#touch(document.uri)),
      workspace.onDidCloseTextDocument(({ uri }) => this.#touch(uri)),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(lintSection) && this.#change()),
    ];
  }

  /** Every file, also one that no skill lies below. */
  get all(): readonly FoundConfig[] {
    return [...this.#found.values()];
  }

  /** Resolves when what is on disk is known. */
  async loaded(): Promise<void> {
    await this.#loading;
  }

  /** What holds for a skill: the editor's settings, with the file nearest above it in its root, which wins. The same object until something changes. */
  settingsFor({ uri, root }: Pick<SkillSummary, 'uri' | 'root'>): LintSettings {
    const folder = this.#found.size === 0 ? '' : this.#nearestTo(uri.slice(0, uri.lastIndexOf('/')), root);
    let settings = this.#settings.get(folder);
    if (!settings) {
      const { hosts, advice } = readSettings();
      const config = this.#found.get(folder)?.config;
      settings = { hosts, advice, rules: {} };
      if (config) settings = withConfig(settings, config);
      this.#settings.set(folder, settings);
    }
    return settings;
  }

  /** The skills by the settings that hold for them; the editor's, for none, where there are no skills. */
  async groups(): Promise<readonly SettingsGroup[]> {
    await this.#index.settled();
    await this.loaded();
    const groups = [...groupBy(this.#index.skills.values(), (summary) => this.settingsFor(summary))];
    if (groups.length === 0) return [{ settings: this.settingsFor({ uri: '', root: '' }), uris: [] }];
    return groups.map(([settings, group]) => ({ settings, uris: group.map(({ uri }) => uri) }));
  }

  dispose(): void {
    for (const each of [this.#readSoon, this.#changed, ...this.#watching, ...this.#subscriptions]) each.dispose();
  }

  #nearestTo(folder: string, root: string): string {
    let nearest = this.#nearest.get(folder);
    if (nearest === undefined) {
      nearest = folder;
      while (!this.#found.has(nearest) && nearest !== '') nearest = nearest.length > root.length ? nearest.slice(0, nearest.lastIndexOf('/')) : '';
      this.#nearest.set(folder, nearest);
    }
    return nearest;
  }

  #followRoots(): void {
    const { roots } = this.#index;
    if (roots === this.#roots) return;
    this.#roots = roots;
    for (const each of this.#watching) each.dispose();
    this.#watching = roots.flatMap(({ uri }) => {
      const watcher = workspace.createFileSystemWatcher(new RelativePattern(uri, `**/${configFileName}`));
      const touch = (changed: Uri) => this.#touch(changed);
      return [watcher, watcher.onDidCreate(touch), watcher.onDidChange(touch), watcher.onDidDelete(touch)];
    });
    this.#loading = this.#load(roots).catch((error: unknown) => this.#log.warn(`${configFileName} could not be looked for: ${messageOf(error)}`));
  }

  async #load(roots: readonly Root[]): Promise<void> {
    const found = (await Promise.all(roots.map(({ uri }) => workspace.findFiles(new RelativePattern(uri, `**/${configFileName}`), '**/node_modules/**')))).flat();
    // Virtual file systems often have no search: there the root's own file counts.
    const own = roots.filter(({ uri }) => uri.scheme !== 'file').map(({ uri }) => Uri.joinPath(uri, configFileName));
    if (roots !== this.#roots) return;
    this.#found.clear();
    await Promise.all([...found, ...own].map((uri) => this.#read(uri)));
    this.#change();
  }

  #touch(uri: Uri): void {
    if (!uri.path.endsWith(`/${configFileName}`)) return;
    this.#touched.set(uri.toString(), uri);
    this.#readSoon.request();
  }

  #readTouched(): void {
    const uris = [...this.#touched.values()].filter((uri) => this.#roots.some((root) => uri.toString().startsWith(`${root.uri.toString()}/`)));
    this.#touched.clear();
    this.#loading = this.#loading.then(async () => {
      await Promise.all(uris.map((uri) => this.#read(uri)));
      this.#change();
    });
  }

  async #read(uri: Uri): Promise<void> {
    const folder = Uri.joinPath(uri, '..').toString();
    this.#found.delete(folder);
    try {
      const bytes = await readCurrent(uri);
      if (!bytes) return;
      const text = new TextDecoder().decode(bytes);
      this.#found.set(folder, { uri, text, config: readConfig(text, rulesById) });
    } catch (error) {
      if (!isMissing(error)) this.#log.warn(`${uri.toString(true)}: ${messageOf(error)}`);
    }
  }

  #change(): void {
    this.#settings.clear();
    this.#nearest.clear();
    this.#changed.fire();
  }
}
