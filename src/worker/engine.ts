import type { CapabilityModel } from '../core/capability/capabilityModel.ts';
import type { TextEncoder } from '../core/capability/meaning.ts';
import type { FixedText } from '../core/lint/fixAll.ts';
import type { ListingReport } from '../core/lint/listing/listing.ts';
import { listingOf } from '../core/lint/lintLibraryRules.ts';
import type { LibraryFindings, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import { compareBudgets } from '../core/report/budgets.ts';
import { compareRules, type CompareReport } from '../core/report/compareRules.ts';
import type { EffectReport } from '../core/report/effectText.ts';
import type { ExplainReport } from '../core/report/explainReport.ts';
import { explainSkill } from '../core/report/explainSkill.ts';
import { budgetFrontier, type FrontierQuestion, type FrontierReport } from '../core/report/frontierReport.ts';
import type { HealthReport } from '../core/report/health/healthReport.ts';
import type { ListReport, SkillTokensEntry, TokensReport } from '../core/report/libraryReport.ts';
import { preview } from '../core/report/preview.ts';
import type { PreviewLibrary } from '../core/report/previewLibrary.ts';
import type { BudgetsReport, PreviewQuestion, PreviewReport } from '../core/report/previewReport.ts';
import { membersByCapability, suppliesOfSkill, type SuppliedCapability } from '../core/report/suppliesReport.ts';
import type { CapabilityMembers } from '../core/report/tree/byCapability.ts';
import { decodeText } from '../core/skill/decodeText.ts';
import type { Evaluation } from '../core/routing/evaluation.ts';
import type { EvaluationInput } from '../core/routing/evaluationInput.ts';
import type { EvaluationTerms } from '../core/routing/makeRoutingReport.ts';
import type { RoutingReport } from '../core/routing/routingReport.ts';
import type { OptimalLimits } from '../core/selection/optimal.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { createTokenCounter } from '../core/tokens/tiktokenCounter.ts';
import type { EncodingName, TokenCounter } from '../core/tokens/tokenCounter.ts';
import type { Cancel } from '../core/util/cancel.ts';
import { finishInSlices, type Pauses, type Steps } from '../core/util/steps.ts';
import type { BudgetsQuestion, EngineApi, EngineHostApi, EvaluateQuestion, FixQuestion, HealthQuestion, LibraryChange, LibraryDelta, LintQuestion, LintReport, LookAt } from '../protocol/engineApi.ts';
import { LibraryComparer } from './compareLibrary.ts';
import { CountCache } from './countCache.ts';
import { EffectDescriber } from './describeEffect.ts';
import { evaluateSuite, type SuiteHost } from './evaluate/evaluateSuite.ts';
import { type EvaluationProgress, type EvaluationTools, runEvaluation } from './evaluate/runEvaluation.ts';
import { FittedLibrary } from './fittedLibrary.ts';
import { fixSkill } from './fixSkill.ts';
import { Library, type LibrarySkill, type LibrarySnapshot } from './library.ts';
import { libraryHealth } from './libraryHealth.ts';
import { lintLibrary } from './lintLibrary.ts';
import { Priority } from './priority.ts';
import { readDocument } from './readDocument.ts';
import { recallComparison } from './recallComparison.ts';
import type { RemoteComparison } from './remoteComparison.ts';
import type { ResultCache } from './resultCache.ts';
import { SkillReader } from './skillReader.ts';

/** Milliseconds that a search for the optimum may take. */
const mostForOptimum = 3_000;

/** What an engine needs of the place that it runs in. */
export interface EnginePorts {
  /** The packed ranks of an encoding, as `packRanks` made them. */
  readonly loadRanks: (encoding: EncodingName) => Promise<Uint8Array>;
  /** The word vectors that training wrote, for comparing descriptions. */
  readonly loadWordVectors: () => Promise<Uint8Array>;
  /** The text encoder that training wrote; asked for once, and again after a failure. */
  readonly loadEncoder: () => Promise<TextEncoder>;
  /** A collision-resistant hash of a text or of bytes. */
  readonly hash: (content: string | Uint8Array) => string;
  /** Results of earlier runs; absent where none are kept. */
  readonly results?: ResultCache;
  readonly splitter: FrontMatterSplitter;
  readonly createModel: (encoder: TextEncoder | undefined) => CapabilityModel;
  readonly pauses: Pauses;
  /** A thread that compares skills; absent where this one does. */
  readonly comparison?: RemoteComparison | undefined;
  readonly readReferenced: EngineHostApi['readReferenced'];
  /** Absent where suites are read by whoever calls `measure`. */
  readonly suiteHost?: SuiteHost;
  /** The lines of a file, which may be gzipped. */
  readonly linesOf: (bytes: Uint8Array) => AsyncIterable<string>;
  /** Absent where nothing can be told of the files around a skill. */
  readonly lookAt?: LookAt;
}

/**
 * The library and everything that is computed of it; the editor's worker and the command line each run one.
 * Long work is sliced, so calls overlap; changes are applied one after the other.
 */
export class Engine implements EngineApi {
  readonly #ports: EnginePorts;
  readonly #library = new Library();
  readonly #comparer: LibraryComparer;
  readonly #effects: EffectDescriber;
  readonly #fitted: FittedLibrary;
  readonly #priority: Priority;
  readonly #reader: SkillReader;
  #encoding: EncodingName = 'o200k_base';
  #cache: CountCache;
  #counter: Promise<TokenCounter> | undefined;
  #updates: Promise<unknown> = Promise.resolve();

  constructor(ports: EnginePorts) {
    this.#ports = ports;
    this.#priority = new Priority(ports.pauses);
    this.#reader = new SkillReader(ports.splitter, ports.hash, ports.results);
    this.#effects = new EffectDescriber(ports.splitter);
    this.#fitted = new FittedLibrary(this.#library, ports);
    this.#comparer = new LibraryComparer(ports.loadWordVectors, ports.createModel(undefined));
    this.#cache = new CountCache(this.#encoding, ports.hash);
  }

  /** To be called before the first update: counts of another encoding are not recounted. */
  async configure({ encoding, cache }: { readonly encoding: EncodingName; readonly cache: string | undefined }): Promise<void> {
    this.#encoding = encoding;
    this.#counter = undefined;
    this.#cache = new CountCache(encoding, this.#ports.hash);
    if (cache !== undefined) this.#cache.import(cache);
  }

  /** Applies all of a change at once, or nothing of it when cancelled. */
  update(change: LibraryChange, cancel: Cancel): Promise<LibraryDelta | undefined> {
    const result = this.#updates.then(() => this.#update(change, cancel));
    this.#updates = result.catch(() => undefined); // the caller sees the failure; the next update still runs
    return result;
  }

  async list(): Promise<ListReport> {
    return { version: 1, encoding: this.#encoding, skills: this.#library.snapshot.summaries };
  }

  async tokens(_: Record<string, never>, cancel: Cancel): Promise<TokensReport | undefined> {
    const skills: SkillTokensEntry[] = [];
    for (const { skill, summary } of this.#library.snapshot.skills) {
      const { uri, path, name, listing, document } = summary;
      const referenced: { path: string; tokens: number }[] = [];
      for (const reference of skill.references) {
        if (cancel.aborted) return undefined;
        const bytes = await this.#ports.readReferenced({ uri, path: reference.path }, cancel);
        if (bytes) referenced.push({ path: reference.path, tokens: await this.#count(decodeText(bytes).text) });
      }
      skills.push({ path, name, listing, document, referenced });
    }
    return { version: 1, encoding: this.#encoding, skills };
  }

  async preview(question: PreviewQuestion, cancel: Cancel): Promise<PreviewReport | undefined> {
    const limits = this.#limits();
    return this.#answer((library) => preview(library, question, limits), cancel);
  }

  async budgets(question: BudgetsQuestion, cancel: Cancel): Promise<BudgetsReport | undefined> {
    return this.#answer((library) => compareBudgets(library, question), cancel);
  }

  async frontier(question: FrontierQuestion, cancel: Cancel): Promise<FrontierReport | undefined> {
    return this.#answer((library) => budgetFrontier(library, question), cancel);
  }

  async compare(question: PreviewQuestion, cancel: Cancel): Promise<CompareReport | undefined> {
    const { now } = this.#ports.pauses;
    return this.#answer((library) => compareRules(library, question, { now, most: mostForOptimum }), cancel);
  }

  async explain({ question, uri }: { readonly question: PreviewQuestion; readonly uri: string }, cancel: Cancel): Promise<ExplainReport | undefined> {
    const limits = this.#limits();
    return this.#answer((library, { skills }) => {
      const document = skills.find(({ file }) => file.uri === uri);
      return document ? explainSkill(library, question, uri, document.skill, limits) : inOneStep(() => undefined);
    }, cancel);
  }

  async supplies({ uri }: { readonly uri: string }, cancel: Cancel): Promise<readonly SuppliedCapability[] | undefined> {
    return this.#answer(({ skills, fitted }) => inOneStep(() => suppliesOfSkill(skills, fitted, uri)), cancel);
  }

  async capabilities(_: Record<string, never>, cancel: Cancel): Promise<readonly CapabilityMembers[] | undefined> {
    return this.#answer(({ skills, fitted }) => inOneStep(() => membersByCapability(skills, fitted)), cancel);
  }

  async lint(question: LintQuestion, cancel: Cancel): Promise<LintReport | undefined> {
    const { readReferenced, lookAt, hash, results } = this.#ports;
    const pauses = question.urgent ? this.#ports.pauses : this.#priority.background;
    const ports = { pauses, readReferenced, lookAt, hash, results, encoding: this.#encoding, count: (text: string) => this.#count(text) };
    return lintLibrary(this.#library.snapshot, question, ports, cancel);
  }

  async fixAll(question: FixQuestion, cancel: Cancel): Promise<FixedText | undefined> {
    const file = this.#library.snapshot.skills.find((each) => each.file.uri === question.uri)?.file;
    const { splitter, readReferenced, lookAt } = this.#ports;
    return file && fixSkill(file, question, { splitter, readReferenced, lookAt }, cancel);
  }

  async listing({ host, ...options }: Parameters<EngineApi['listing']>[0], cancel: Cancel): Promise<ListingReport | undefined> {
    const entries = this.#library.snapshot.skills.map(({ file: { uri, root, path }, skill }) => ({ uri, root, path, skill }));
    return finishInSlices(listingOf(host, entries, options), this.#ports.pauses, cancel);
  }

  async effect(version: Parameters<EngineApi['effect']>[0], cancel: Cancel): Promise<EffectReport | undefined> {
    const { snapshot } = this.#library;
    return finishInSlices(this.#effects.describe(snapshot, version), this.#priority.background, cancel);
  }

  async findings(wanted: WantedFindings, cancel: Cancel): Promise<LibraryFindings | undefined> {
    const findings = await recallComparison(this.#library, wanted, this.#ports.results, () => this.#compare(wanted, cancel));
    return findings && { version: 1, encoding: this.#encoding, findings };
  }

  async health(question: HealthQuestion, cancel: Cancel): Promise<HealthReport | undefined> {
    return libraryHealth(question, {
      list: () => this.list(),
      lint: (params, aborted) => this.lint(params, aborted),
      findings: (wanted, aborted) => this.findings(wanted, aborted),
      listing: (params, aborted) => this.listing(params, aborted),
      count: (text) => this.#count(text),
    }, cancel);
  }

  async evaluate(question: EvaluateQuestion, cancel: Cancel): Promise<RoutingReport | undefined> {
    const { suiteHost: host, linesOf } = this.#ports;
    if (!host) throw new Error('this engine has no way to read a suite');
    return evaluateSuite(question, { ...(await this.#evaluationTools()), host, linesOf, encoding: this.#encoding, library: this.#library.snapshot }, cancel);
  }

  /** Measures strategies on what was read elsewhere. @returns undefined when cancelled */
  async measure(input: EvaluationInput, terms: EvaluationTerms, progress: EvaluationProgress, cancel: Cancel): Promise<Evaluation | undefined> {
    return runEvaluation(input, terms, await this.#evaluationTools(), progress, cancel);
  }

  async exportCache(): Promise<string | undefined> {
    return this.#cache.export();
  }

  async #update({ changed, removed, uncounted }: LibraryChange, cancel: Cancel): Promise<LibraryDelta | undefined> {
    const { pauses, comparison } = this.#ports;
    const onNew = comparison && ((document: LibrarySkill) => comparison.ahead(document));
    const ports = { reader: this.#reader, count: uncounted ? undefined : (text: string) => this.#count(text), onNew };
    const documents: LibrarySkill[] = [];
    const failed: { uri: string; message: string }[] = [];
    let sliceEnd = 0;
    for (const file of changed) {
      if (pauses.now() >= sliceEnd) {
        await pauses.pause();
        sliceEnd = pauses.now() + 12;
      }
      if (cancel.aborted) return undefined;
      try {
        documents.push(await readDocument(file, ports));
      } catch (error) {
        // Any bytes are legal, so this is a fault of ours; it must not cost the user the other skills.
        failed.push({ uri: file.uri, message: error instanceof Error ? error.message : String(error) });
      }
    }
    if (cancel.aborted) return undefined;
    return { ...this.#library.apply(documents, [...removed, ...failed.map(({ uri }) => uri)]), failed };
  }

  async #compare(wanted: WantedFindings, cancel: Cancel): Promise<LibraryFindings['findings'] | undefined> {
    const { comparison } = this.#ports;
    if (comparison) return comparison.compare(this.#library.snapshot, wanted);
    const vectors = await this.#comparer.vectors();
    const pauses = this.#priority.background;
    await pauses.pause(); // a call that was cancelled at once is not begun
    return finishInSlices(this.#comparer.compare(this.#library.snapshot, wanted, vectors), pauses, cancel);
  }

  /** Of a search for the optimum that begins now. */
  #limits(): OptimalLimits {
    const { now } = this.#ports.pauses;
    const end = now() + mostForOptimum;
    return { isTimeOver: () => now() > end };
  }

  /** Computes what somebody waits for. */
  #answer<T>(compute: (library: PreviewLibrary, snapshot: LibrarySnapshot) => Steps<T>, cancel: Cancel): Promise<T | undefined> {
    return this.#priority.urgent(() => this.#compute(compute, this.#ports.pauses, cancel));
  }

  async #compute<T>(compute: (library: PreviewLibrary, snapshot: LibrarySnapshot) => Steps<T>, pauses: Pauses, cancel: Cancel): Promise<T | undefined> {
    await pauses.pause(); // a call that was cancelled at once is not begun
    while (!cancel.aborted) {
      const { snapshot } = this.#library;
      const fitted = await this.#fitted.fitOf(snapshot);
      if (!fitted) continue;
      return finishInSlices(compute({ skills: snapshot.summaries, fitted, encoding: this.#encoding }, snapshot), pauses, cancel);
    }
    return undefined;
  }

  async #evaluationTools(): Promise<EvaluationTools> {
    const { splitter } = this.#ports;
    const { encoder, model } = await this.#fitted.meaning();
    return { splitter, model, encoder, pauses: this.#priority.background, count: (text) => this.#count(text) };
  }

  #count(text: string): Promise<number> {
    return this.#cache.count(text, () => {
      this.#counter ??= this.#ports.loadRanks(this.#encoding).then((ranks) => createTokenCounter(ranks, this.#encoding));
      return this.#counter;
    });
  }
}

// eslint-disable-next-line require-yield -- short enough to have no steps
function* inOneStep<T>(compute: () => T): Steps<T> {
  return compute();
}
