import type { SharedPair } from '../capability/capabilityModel.ts';
import type { RuleId } from '../selection/rules/selectionRule.ts';
import type { EncodingName } from '../tokens/tokenCounter.ts';

/** What is asked of a preview. */
export interface PreviewQuestion {
  readonly task: string;
  /** Tokens, > 0. */
  readonly budget: number;
  /** Price rho >= 0: filling the budget costs rho more benefit (2608.19993, section 5.3). */
  readonly price: number;
  /** At most this many skills; absent = no limit. */
  readonly maxSkills?: number;
  /** Tokens of the budget that are to stay free, >= 0; absent = none. */
  readonly reserve?: number;
  /** The rule that chooses; absent = Best Prefix Selection. */
  readonly rule?: RuleId;
  /** URIs of skills that are loaded in any case; the rest of the budget is what is left beside them. */
  readonly pinned?: readonly string[];
  /** URIs of skills that must not be loaded. */
  readonly excluded?: readonly string[];
  /** At most so many left-out skills of each reason in the answer; absent = all. */
  readonly mostLeftOut?: number;
}

/** A skill that Best Prefix Selection would load. */
export interface SelectedSkill {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly tokens: number;
  /** Marginal gain in benefit over the skills before it. */
  readonly gain: number;
  /** Loaded because the user pinned it. */
  readonly pinned?: true;
  /** Which capabilities that gain comes from, the largest first. */
  readonly capabilities: readonly { readonly capability: string; readonly gain: number }[];
  /** The words that it shares with the task, what counts most first: a few, those that its name or description states as it writes them. */
  readonly words: readonly SharedPair[];
}

export type LeftOutCode =
  | 'no-demand'
  | 'too-weak'
  | 'too-long'
  | 'not-worth-its-tokens'
  | 'redundant'
  | 'no-room'
  | 'limit'
  | 'excluded'
  | 'not-better';

/** Skills left out, by why. */
export type LeftOutCounts = { readonly [Code in LeftOutCode]?: number };

/** A skill that would not be loaded, with the reason in words. */
export interface LeftOutSkill {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly tokens: number;
  readonly code: LeftOutCode;
  readonly reason: string;
  /** Benefit it would add alone, and on top of the chosen set. */
  readonly gainAlone: number;
  readonly gain: number;
  /** What would get it in, in one sentence; absent where nothing would but another task. */
  readonly remedy?: string;
}

/** A demanded capability and how far the chosen set covers it. */
export interface CoverageEntry {
  readonly capability: string;
  /** Weight w_k. */
  readonly demand: number;
  /** w_k (1 - exp(-x_k)), at most `demand`. */
  readonly covered: number;
  /** The task's words behind the demand. */
  readonly evidence: readonly string[];
  /** What each selected skill adds to `covered`, in the order of `selected`; they add up to `covered`. */
  readonly shares: readonly number[];
}

/** The answer to a preview, `preview --json`; `selected` in the shown order. */
export interface PreviewReport extends PreviewQuestion {
  readonly version: 1;
  readonly encoding: EncodingName;
  /** Skills in the library. */
  readonly librarySize: number;
  /** Benefit charged per token: the model's kappa + price / budget. */
  readonly kappa: number;
  readonly selected: readonly SelectedSkill[];
  readonly tokens: number;
  /** G(S). */
  readonly benefit: number;
  /** F(S). */
  readonly objective: number;
  /** No feasible set has a larger objective than this. */
  readonly upperBound: number;
  /** Whether the search ran to its end; false where it was stopped at its effort: then this is the best set found, and `upperBound` still holds. */
  readonly complete: boolean;
  /** What is promised of the answer beside the bound, in one sentence. */
  readonly promise: string;
  /** The largest demand first. */
  readonly coverage: readonly CoverageEntry[];
  /** How many skills are left out, by why. */
  readonly leftOutCounts: LeftOutCounts;
  /** The nearest to being loaded first; every other skill of the library, unless `mostLeftOut` cut them. */
  readonly leftOut: readonly LeftOutSkill[];
  /** Why nothing was selected, in words; absent when something was. */
  readonly emptyBecause?: string;
  /** What is wrong with the question's pins, in words. */
  readonly warning?: string;
}

/** One budget of a comparison. */
export interface BudgetRow {
  readonly budget: number;
  readonly selected: readonly { readonly path: string; readonly name: string; readonly tokens: number; readonly gain: number }[];
  readonly tokens: number;
  readonly benefit: number;
  readonly objective: number;
  /** Whether the search ran to its end, as in a preview. */
  readonly complete: boolean;
  /** Benefit as a share (0 to 1) of all that the task demands. */
  readonly coverage: number;
}

/** `budgets --json`. */
export interface BudgetsReport {
  readonly version: 1;
  readonly task: string;
  readonly price: number;
  readonly maxSkills?: number;
  /** Tokens of each budget that are kept free; absent = none. */
  readonly reserve?: number;
  readonly encoding: EncodingName;
  readonly librarySize: number;
  readonly budgets: readonly BudgetRow[];
}
