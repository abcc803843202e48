import { type CancellationToken, CancellationTokenSource, EventEmitter, type Uri } from 'vscode';
import { comparisonFinding } from '../../core/lint/comparisonFinding.ts';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import type { LintReport } from '../../protocol/engineApi.ts';
import { readSettings } from '../settings.ts';
import { Delayed } from '../util/delayed.ts';
import { groupBy } from '../util/groupBy.ts';
import { messageOf } from '../util/messages.ts';
import type { FindingsParts } from './fileFindings.ts';
import { noteVersions } from './noteVersions.ts';

/** A finding about the library as a whole. */
export type WholeFinding = LintReport['library'][number];

export interface LibraryFindingsParts extends FindingsParts {
  readonly home: Uri | undefined;
}

/** What only shows when the skills of a library are seen together, kept up to date while it changes. */
export class LibraryFindings {
  readonly #parts: LibraryFindingsParts;
  readonly #changed = new EventEmitter<void>();
  readonly #compareSoon = new Delayed(() => void this.#compare(), 100, 2_000);
  readonly #subscriptions: readonly { dispose(): void }[];
  #comparing: CancellationTokenSource | undefined;
  #findings: ReadonlyMap<string, readonly LocatedFinding[]> = new Map();
  #whole: readonly WholeFinding[] = [];

  readonly onDidChange = this.#changed.event;

  constructor(parts: LibraryFindingsParts) {
    this.#parts = parts;
    this.#subscriptions = [parts.index, parts.configs].map((each) => each.onDidChange(() => this.#request()));
  }

  /** By the URI of the skill that they are about. */
  get bySkill(): ReadonlyMap<string, readonly LocatedFinding[]> {
    return this.#findings;
  }

  /** About the library as a whole. */
  get whole(): readonly WholeFinding[] {
    return this.#whole;
  }

  of(uri: string): readonly LocatedFinding[] {
    return this.#findings.get(uri) ?? [];
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
    const { token } = comparing;
    const { index, configs, log } = this.#parts;
    try {
      await configs.loaded();
      await index.settled();
      if (token.isCancellationRequested) return;
      const isAsBefore = noteVersions();
      const [rules, compared] = await Promise.all([this.#runRules(token), this.#compareDescriptions(token)]);
      if (token.isCancellationRequested) return;
      const found = groupBy([...rules.findings, ...compared], ({ uri }) => uri);
      // What was edited meanwhile is looked at again in a moment.
      for (const uri of new Set([...found.keys(), ...this.#findings.keys()])) if (!isAsBefore(uri)) found.set(uri, [...this.of(uri)]);
      this.#findings = found;
      this.#whole = rules.library;
      this.#changed.fire();
    } catch (error) {
      if (!token.isCancellationRequested) log.warn(`the skills could not be compared: ${messageOf(error)}`);
    } finally {
      comparing.dispose();
    }
  }

  async #runRules(token: CancellationToken): Promise<Pick<LintReport, 'findings' | 'library'>> {
    const { engine, configs, home } = this.#parts;
    const findings: LocatedFinding[] = [];
    const library = new Map<string, WholeFinding>();
    for (const group of await configs.groups()) {
      const question = { ...group, files: false, library: true, ...(home && { home: home.toString() }) };
      const report = await engine.call('lint', question, token);
      findings.push(...(report?.findings ?? []));
      for (const finding of report?.library ?? []) library.set(finding.message, finding);
    }
    return { findings, library: [...library.values()] };
  }

  async #compareDescriptions(token: CancellationToken): Promise<readonly LocatedFinding[]> {
    const { engine, configs, log } = this.#parts;
    const { redundant, distractors } = readSettings();
    if (!redundant && !distractors) return [];
    try {
      const report = await engine.call('findings', { redundant, distractors }, token);
      return (report?.findings ?? []).flatMap((finding) => comparisonFinding(finding, configs.settingsFor(finding)) ?? []);
    } catch (error) {
      // Without a comparison the rules still count.
      if (!token.isCancellationRequested) log.warn(`the descriptions could not be compared: ${messageOf(error)}`);
      return [];
    }
  }
}
