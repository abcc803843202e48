import type { Cancel } from '../core/util/cancel.ts';
import type { FixedText } from '../core/lint/fixAll.ts';
import type { HostId } from '../core/lint/hosts.ts';
import type { ListingReport } from '../core/lint/listing/listing.ts';
import type { LocatedFinding } from '../core/lint/locatedFinding.ts';
import type { LintSettings } from '../core/lint/settings.ts';
import type { LibraryFindings, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import type { HealthReport } from '../core/report/health/healthReport.ts';
import type { ListReport, SkillSummary, TokensReport } from '../core/report/libraryReport.ts';
import type { BudgetsReport, PreviewQuestion, PreviewReport } from '../core/report/previewReport.ts';
import type { CompareReport } from '../core/report/compareRules.ts';
import type { EffectReport } from '../core/report/effectText.ts';
import type { ExplainReport } from '../core/report/explainReport.ts';
import type { FrontierQuestion, FrontierReport } from '../core/report/frontierReport.ts';
import type { SuppliedCapability } from '../core/report/suppliesReport.ts';
import type { CapabilityMembers } from '../core/report/tree/byCapability.ts';
import type { RoutingReport } from '../core/routing/routingReport.ts';
import type { EncodingName } from '../core/tokens/tokenCounter.ts';

/** A skill document as its host found it. */
export interface SkillFile {
  readonly uri: string;
  /** Equal for two URIs that are one file: its real path where there are real paths, else the URI. */
  readonly identity: string;
  /** The root that it was found under, as the user named it. */
  readonly root: string;
  /** Path below the root, forward slashes, the file's own name last. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface LibraryChange {
  readonly changed: readonly SkillFile[];
  /** URIs. */
  readonly removed: readonly string[];
  /** Whether nobody will ask for tokens: then summaries hold 0 instead of their numbers. */
  readonly uncounted?: boolean;
}

/** What a change did: new summaries, and the URIs that are no skill of their own any more. */
export interface LibraryDelta {
  readonly changed: readonly SkillSummary[];
  readonly removed: readonly string[];
  /** Skills in the library now. */
  readonly skills: number;
  /** Documents that could not be read at all, and why; they are not in the library. */
  readonly failed: readonly { readonly uri: string; readonly message: string }[];
}

export interface BudgetsQuestion extends Omit<PreviewQuestion, 'budget'> {
  readonly budgets: readonly number[];
}

/** Which rules are run on which skills. */
export interface LintQuestion {
  readonly settings: LintSettings;
  /** Only these skills' findings; absent = all. */
  readonly uris?: readonly string[];
  /** Whether the rules that look at one skill each are run; absent = they are. */
  readonly files?: boolean;
  /** Whether the rules that compare skills are run too. */
  readonly library: boolean;
  /** Whether titles are all that is wanted of fixes: then they, and findings, come without edits. */
  readonly titlesOnly?: boolean;
  /** Whether somebody waits for it: then it goes on while answers are computed. */
  readonly urgent?: boolean;
  /** The skills that VS Code's own checks look at. */
  readonly builtinChecks?: readonly string[];
  /** URI of the user's home folder, where there is one. */
  readonly home?: string;
  /** Tokens of the model's context window, where it is known. */
  readonly contextWindow?: number;
}

/** A text of a skill whose safe fixes are to be made. */
export interface FixQuestion {
  readonly uri: string;
  /** Without a byte order mark; it may be newer than what the library holds. */
  readonly text: string;
  readonly settings: LintSettings;
  /** Whether VS Code's own checks look at it, so that what they say is left to them. */
  readonly builtinChecks: boolean;
}

/** What the rules found. */
export interface LintReport {
  readonly version: 1;
  /** By skill, in the order of the library, then by place. */
  readonly findings: readonly LocatedFinding[];
  /** About the library as a whole. */
  readonly library: readonly Pick<LocatedFinding, 'rule' | 'level' | 'severity' | 'message' | 'hosts' | 'source'>[];
}

/** What counts for the health of a library. */
export interface HealthQuestion extends Pick<LintQuestion, 'home' | 'contextWindow'> {
  /** Which settings hold for which skills; without URIs for all. */
  readonly groups: readonly Pick<LintQuestion, 'settings' | 'uris'>[];
  /** Which findings of comparing the descriptions count. */
  readonly findings: WantedFindings;
}

/** A suite to measure strategies on, and what it is mixed with. */
export interface EvaluateQuestion {
  /** The asker's own: progress is told under it. */
  readonly id: number;
  /** The suite as its user knows it. */
  readonly suite: string;
  /** Contents of tasks.jsonl. */
  readonly tasks: Uint8Array;
  /** URI of the folder that the tasks' paths lead on from. */
  readonly skillsFolder: string;
  /** Every skill below that folder where there is no pool; the others that tasks need are read by `readBelow`. */
  readonly skills: readonly EvaluateFile[];
  /** Distractors; without them each task chooses among all skills of the suite. */
  readonly pool:
    | { readonly kind: 'lines'; /** JSON lines, gzipped or not. */ readonly bytes: Uint8Array }
    | { readonly kind: 'files'; readonly files: readonly EvaluateFile[] }
    | { readonly kind: 'library'; readonly uris: readonly string[] }
    | undefined;
  /** Numbers of distractors; the usual ones where there are none. */
  readonly scales?: readonly number[];
  /** What the user is to know of how the files were found. */
  readonly notes: readonly string[];
}

export interface EvaluateFile {
  /** Below its folder, forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Tells of paths relative to a skill's folder whether something is there; null where it cannot be told. */
export type LookAt = (params: { readonly uri: string; readonly paths: readonly string[] }, cancel: Cancel) => Promise<readonly (boolean | null)[]>;

/** What the engine does for the editor and the command line. Undefined answers a call that was cancelled. */
export interface EngineApi {
  /** First call: which encoding, and the cache of an earlier run. */
  configure(params: { readonly encoding: EncodingName; readonly cache: string | undefined }, cancel: Cancel): Promise<void>;
  update(change: LibraryChange, cancel: Cancel): Promise<LibraryDelta | undefined>;
  list(params: Record<string, never>, cancel: Cancel): Promise<ListReport>;
  tokens(params: Record<string, never>, cancel: Cancel): Promise<TokensReport | undefined>;
  preview(question: PreviewQuestion, cancel: Cancel): Promise<PreviewReport | undefined>;
  budgets(question: BudgetsQuestion, cancel: Cancel): Promise<BudgetsReport | undefined>;
  /** What each number of tokens buys, at the price of one budget. */
  frontier(question: FrontierQuestion, cancel: Cancel): Promise<FrontierReport | undefined>;
  /** All rules side by side; the question's own rule counts for nothing. */
  compare(question: PreviewQuestion, cancel: Cancel): Promise<CompareReport | undefined>;
  /** Why one skill is or is not loaded, and what would get it in; undefined also when it is not in the library. */
  explain(params: { readonly question: PreviewQuestion; readonly uri: string }, cancel: Cancel): Promise<ExplainReport | undefined>;
  /** What one skill supplies, the largest supply first; undefined also when it is not in the library. */
  supplies(params: { readonly uri: string }, cancel: Cancel): Promise<readonly SuppliedCapability[] | undefined>;
  /** Every capability with the skills that supply it. */
  capabilities(params: Record<string, never>, cancel: Cancel): Promise<readonly CapabilityMembers[] | undefined>;
  /** What the rules find. */
  lint(question: LintQuestion, cancel: Cancel): Promise<LintReport | undefined>;
  /** The text after all its safe fixes; undefined also when the skill is not in the library. */
  fixAll(question: FixQuestion, cancel: Cancel): Promise<FixedText | undefined>;
  /** How the listing of the library comes out at a host. */
  listing(params: { readonly host: HostId; readonly contextWindow?: number; readonly home?: string }, cancel: Cancel): Promise<ListingReport | undefined>;
  /** What comparing the descriptions shows; rejects when the word vectors cannot be loaded. */
  findings(wanted: WantedFindings, cancel: Cancel): Promise<LibraryFindings | undefined>;
  /** What an edit of a skill's description changes against a saved text of it; undefined also when the skill is not in the library. */
  effect(version: { readonly uri: string; readonly saved: string }, cancel: Cancel): Promise<EffectReport | undefined>;
  /** How the library is doing as a whole; rejects when the word vectors cannot be loaded. */
  health(question: HealthQuestion, cancel: Cancel): Promise<HealthReport | undefined>;
  /** How well each strategy routes the tasks of a suite; tells its progress. Rejects when there is nothing to measure. */
  evaluate(question: EvaluateQuestion, cancel: Cancel): Promise<RoutingReport | undefined>;
  /** The cache to keep for the next run; undefined when nothing in it is new. */
  exportCache(params: Record<string, never>, cancel: Cancel): Promise<string | undefined>;
}

/** What the engine asks of its host. */
export interface EngineHostApi {
  /** A file that a skill refers to, below the skill's folder; undefined when it is not there, too large or outside. */
  readReferenced(params: { readonly uri: string; readonly path: string }, cancel: Cancel): Promise<Uint8Array | undefined>;
  lookAt: LookAt;
  /** Files at paths below a folder, in their order; undefined for each that is not there or too large. */
  readBelow(params: { readonly uri: string; readonly paths: readonly string[] }, cancel: Cancel): Promise<readonly (Uint8Array | undefined)[]>;
  /** How far a long call is. @param params.id the question's @param params.done 0 to 1 */
  progress(params: { readonly id: number; readonly done: number; readonly note: string }, cancel: Cancel): Promise<void>;
}

export type EngineMethods = { readonly [Name in keyof EngineApi]: EngineApi[Name] };
export type EngineHostMethods = { readonly [Name in keyof EngineHostApi]: EngineHostApi[Name] };
