import type { SparseMatrix, SparseVector } from '../util/sparse.ts';
import type { Steps } from '../util/steps.ts';

/** What a capability model reads of a skill. */
export interface CapabilityText {
  readonly name: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** The text after the front matter, as written. */
  readonly body: string;
  /** Capabilities the author declared (`metadata.capabilities`), trimmed, possibly empty. */
  readonly declared: readonly string[];
}

/** A named dimension of the capability space. */
export interface Capability {
  /** One to three words for people; plain text, unique in its library. */
  readonly name: string;
}

/** What a task demands: w^q (2608.19993, section 3.1) with the words that it comes from. */
export interface Demand {
  /** Weights w_k >= 0 over the library's capabilities, on the scale of a log success probability. */
  readonly weights: SparseVector;
  /** For each entry of `weights`, the task's words that raised it (plain text, strongest first). */
  readonly evidence: readonly (readonly string[])[];
  /** The executor's sensitivity kappa per token (>= 0), on the scale of the weights, before any price. */
  readonly kappa: number;
  /**
   * For each skill of the library (L, >= 0) how much it has to do with the task, before what is too weak is cut: 0 where it
   * shares nothing. Comparable within one task only.
   */
  readonly relevance: Float64Array;
  /** The task's words that a skill shares (plain text, strongest first); takes time linear in its terms. */
  sharedWords(skill: number): readonly string[];
  /** The same, at most as many, with the words of its name and description that they meet; takes as long. */
  sharedPairs(skill: number): readonly SharedPair[];
  /** All that joins each of some skills and the task; takes about as long as the demand itself. */
  matches(skills: readonly number[]): readonly Match[];
}

/** A word of a task and the word of a skill that it meets. */
export interface SharedPair {
  /** As the task writes it. */
  readonly task: string;
  /** As the skill's name or description writes it; absent where only the text after the front matter has it. */
  readonly stated?: string;
}

/** Why a skill has to do with a task as much as it has. Plain text, unitless. */
export interface Match {
  /** The words that both have, the largest share first. */
  readonly words: readonly MatchedWord[];
  /** The task's words, as it writes them, that the skill has not: what weighs most first, but what no skill has and words of any request last. */
  readonly missing: readonly string[];
  /** Cosine of the meaning of the task with that of name and description, -1 to 1; 0 where one is not known. */
  readonly nearness: number;
  /** The part (0 to 1) of what speaks for the skill that is nearness in meaning; together with the words' shares 1, or 0 where nothing does. */
  readonly meaningShare: number;
  /** Place by nearness in the library, from 1. */
  readonly nearnessPlace: number;
  /** Chance (0 to 1) that a task which is served needs the skill. */
  readonly chance: number;
}

/** A word that a task and a skill share. */
export interface MatchedWord {
  /** What both are compared by, a stem. */
  readonly term: string;
  /** As the task writes it. */
  readonly written: string;
  /** The part (0 to 1) of what speaks for the skill. */
  readonly share: number;
}

/** A capability model fitted on one library: named dimensions and u_i for each skill, rows in library order. */
export interface FittedCapabilities {
  readonly capabilities: readonly Capability[];
  /** L x d, unitless, >= 0: what each skill supplies whatever the task. */
  readonly supplies: SparseMatrix;
  /** The demand of a task. Any text is legal; an empty or foreign one demands nothing. */
  demand(task: string): Demand;
}

/**
 * Turns a library and a task into supplies and demands over the same named dimensions (2608.19993, sections
 * 3.1 and 5.3: phi and psi). Deterministic and offline. Features depend on one skill alone, so they can be
 * kept for as long as its content stays the same; fitting depends on the whole library.
 */
export interface CapabilityModel<Features = unknown> {
  features(text: CapabilityText): Features;
  fit(library: readonly Features[]): Steps<FittedCapabilities>;
}
