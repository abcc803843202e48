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
