import type { SelectionInstance } from './instance.ts';

/**
 * G and F of whole sets (2608.19993, equation 1 and section 3.1) as plain functions of the set: members are taken
 * in index order whatever order they come in, so every algorithm that reaches a set gives it the same numbers.
 */
export class Objective {
  readonly #instance: SelectionInstance;
  readonly #coverage: Float64Array;
  #sorted = new Uint32Array(16);

  /** @param instance a checked instance; kept by reference */
  constructor(instance: SelectionInstance) {
    this.#instance = instance;
    this.#coverage = new Float64Array(instance.supplies.width);
  }

  /** Benefit G(S) = sum_k w_k (1 - exp(-x_k)), on the scale of the demand. */
  benefit(set: ArrayLike<number>): number {
    const { dims, values } = this.#instance.demand;
    const coverage = this.#cover(this.#inIndexOrder(set));
    let benefit = 0;
    for (let n = 0; n < dims.length; n++) benefit += values[n]! * -Math.expm1(-coverage[dims[n]!]!);
    return benefit;
  }

  /** Tokens l(S). */
  tokens(set: ArrayLike<number>): number {
    const { lengths } = this.#instance;
    let tokens = 0;
    for (const skill of this.#inIndexOrder(set)) tokens += lengths[skill]!;
    return tokens;
  }

  /** Objective F(S) = G(S) - kappa l(S), rounded to a multiple of 1e-12 so that equal sets tie in spite of rounding. */
  value(set: ArrayLike<number>): number {
    const value = this.benefit(set) - this.#instance.kappa * this.tokens(set);
    return Math.round(value * 1e12) / 1e12;
  }

  /** Total supplies x_k of the members; dense, valid until the next call. */
  #cover(sorted: Uint32Array): Float64Array {
    const { offsets, dims, values } = this.#instance.supplies;
    const coverage = this.#coverage.fill(0);
    for (const skill of sorted) {
      for (let n = offsets[skill]!; n < offsets[skill + 1]!; n++) coverage[dims[n]!]! += values[n]!;
    }
    return coverage;
  }

  #inIndexOrder(set: ArrayLike<number>): Uint32Array {
    if (this.#sorted.length < set.length) this.#sorted = new Uint32Array(2 * set.length);
    const sorted = this.#sorted.subarray(0, set.length);
    sorted.set(set);
    return sorted.sort();
  }
}
