import type { SelectionInstance } from '../instance.ts';

/** A set that grows by one skill at a time, with the demand that it leaves open. */
export class GrowingSet {
  readonly #instance: SelectionInstance;
  /** w_k exp(-x_k), dense. */
  readonly #residual: Float64Array;
  readonly #held: Uint8Array;
  readonly members: number[] = [];
  tokens = 0;
  /** G and F of the members, good to rounding. */
  benefit = 0;
  value = 0;

  /** @param instance a checked instance */
  constructor(instance: SelectionInstance) {
    this.#instance = instance;
    this.#residual = new Float64Array(instance.supplies.width);
    for (const [n, dim] of instance.demand.dims.entries()) this.#residual[dim] = instance.demand.values[n]!;
    this.#held = new Uint8Array(instance.lengths.length);
  }

  /** Whether a skill is not yet a member and could be one more, by budget and limit. */
  fits(skill: number): boolean {
    const { lengths, budget, maxSkills = Infinity } = this.#instance;
    return this.#held[skill] === 0 && this.members.length < maxSkills && this.tokens + lengths[skill]! <= budget;
  }

  /** G(S + i) - G(S). */
  gain(skill: number): number {
    const { offsets, dims, values } = this.#instance.supplies;
    let gain = 0;
    for (let n = offsets[skill]!; n < offsets[skill + 1]!; n++) gain += this.#residual[dims[n]!]! * -Math.expm1(-values[n]!);
    return gain;
  }

  add(skill: number): void {
    const { supplies, lengths, kappa } = this.#instance;
    const { offsets, dims, values } = supplies;
    this.benefit += this.gain(skill);
    for (let n = offsets[skill]!; n < offsets[skill + 1]!; n++) this.#residual[dims[n]!]! *= Math.exp(-values[n]!);
    this.#held[skill] = 1;
    this.members.push(skill);
    this.tokens += lengths[skill]!;
    this.value = this.benefit - kappa * this.tokens;
  }
}
