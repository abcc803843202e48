import type { SparseMatrix, SparseVector } from '../util/sparse.ts';

/**
 * One selection problem (2608.19993, equation 1 and section 3): choose S to maximise
 * F(S) = sum_k w_k (1 - exp(-sum_{i in S} u_ik)) - kappa * l(S) subject to l(S) <= budget.
 */
export interface SelectionInstance {
  /** Token lengths l_i > 0, finite; L entries. */
  readonly lengths: Float64Array;
  /** Supplies u, L x d, unitless, finite, >= 0. */
  readonly supplies: SparseMatrix;
  /** Demand weights w over the d dimensions, finite, >= 0. */
  readonly demand: SparseVector;
  /** Benefit lost per token, finite, >= 0 (any price rho / B already added). */
  readonly kappa: number;
  /** Tokens B > 0. */
  readonly budget: number;
  /** At most this many skills (a whole number >= 1); absent = no limit. A limit voids the guarantee. */
  readonly maxSkills?: number;
}

/** A chosen set in the order it is shown, with what each skill adds to those before it. */
export interface Selection {
  /** Skill indices: seed members first (the larger gain first), then in chain order. */
  readonly chosen: readonly number[];
  /** Marginal gain in benefit of each, in shown order; they add up to `benefit`. */
  readonly gains: readonly number[];
  /** How many of `chosen` were the seed (0, 1 or 2). */
  readonly seedSize: number;
  /** l(S). */
  readonly tokens: number;
  /** G(S). */
  readonly benefit: number;
  /** F(S) = G(S) - kappa l(S). */
  readonly objective: number;
  /** An upper bound D on F of every feasible set; >= objective. Undefined where the rule computes none. */
  readonly upperBound: number | undefined;
  /** Whether this is the rule's own answer; false where the search was stopped at its effort, then it is the best found. */
  readonly complete: boolean;
  /** What the search did, for benchmarks and explanations. */
  readonly work: { readonly seeds: number; readonly chains: number; readonly evaluations: number };
}
