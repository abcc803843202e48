import type { ReducedInstance } from './reduceInstance.ts';

/** A gain seen earlier in a chain bounds a later one from above up to rounding; this covers the rounding. */
const STALE_SLACK = 1 + 1e-12;

/**
 * One growing chain of Algorithm 1 (2608.19993): a set, the residual demand w_k exp(-x_k) it leaves, and the next
 * skill by density. Gains are lazy: a skill is looked at again only while its last known density, which can but
 * fall, still reaches the best one found. Nothing is allocated after construction.
 */
export class Chain {
  readonly #reduced: ReducedInstance;
  /** Kept skills by falling density alone, the smaller index first among equals, and those densities. */
  readonly #order: Uint32Array;
  readonly #orderedDensity: Float64Array;
  readonly #markedCoverage: Float64Array;
  readonly #markedResidual: Float64Array;
  /** Last density computed for each skill, valid in the chain whose number `#seenIn` holds. */
  readonly #seen: Float64Array;
  readonly #seenIn: Uint32Array;
  #number = 0;
  #markedSize = 0;
  #markedTokens = 0;
  #markedBenefit = 0;
  /** x_k: the members' supplies, summed as they came. */
  readonly coverage: Float64Array;
  /** 1 for members. */
  readonly held: Uint8Array;
  /** w_k exp(-x_k): the demand that the members leave open. */
  readonly residual: Float64Array;
  /** Members in the order they came; the first `size` count. */
  readonly members: Uint32Array;
  size = 0;
  tokens = 0;
  /** Running G(S), good to rounding; `Objective` has the exact rule. */
  benefit = 0;
  /** Density of the skill that `next` found. */
  density = 0;
  /** Marginal gains computed since construction. */
  evaluations = 0;

  constructor(reduced: ReducedInstance) {
    const { lengths, alone, demand } = reduced;
    const count = lengths.length;
    const density = Float64Array.from(alone, (gain, i) => gain / lengths[i]!);
    this.#reduced = reduced;
    this.#order = Uint32Array.from(density.keys()).sort((i, j) => density[j]! - density[i]! || i - j);
    this.#orderedDensity = Float64Array.from(this.#order, (i) => density[i]!);
    this.coverage = new Float64Array(demand.values.length);
    this.#markedCoverage = new Float64Array(demand.values.length);
    this.#markedResidual = demand.values.slice();
    this.residual = demand.values.slice();
    this.held = new Uint8Array(count);
    this.#seen = new Float64Array(count);
    this.#seenIn = new Uint32Array(count);
    this.members = new Uint32Array(count);
  }

  /** Empties the set and the mark. */
  restart(): void {
    this.#markedCoverage.fill(0);
    this.#markedResidual.set(this.#reduced.demand.values);
    this.#markedSize = 0;
    this.#markedTokens = 0;
    this.#markedBenefit = 0;
    this.rewind();
  }

  /** Remembers the present set for `rewind`. */
  mark(): void {
    this.#markedCoverage.set(this.coverage);
    this.#markedResidual.set(this.residual);
    this.#markedSize = this.size;
    this.#markedTokens = this.tokens;
    this.#markedBenefit = this.benefit;
  }

  /** Takes back what was added since the mark. */
  rewind(): void {
    for (let n = this.#markedSize; n < this.size; n++) this.held[this.members[n]!] = 0;
    this.coverage.set(this.#markedCoverage);
    this.residual.set(this.#markedResidual);
    this.#number++;
    this.size = this.#markedSize;
    this.tokens = this.#markedTokens;
    this.benefit = this.#markedBenefit;
  }

  /** Adds a skill that is not yet a member. */
  add(skill: number): void {
    const { lengths, supplies, demand } = this.#reduced;
    const { dims, values } = supplies;
    const weights = demand.values;
    const coverage = this.coverage;
    const residual = this.residual;
    this.benefit += this.gain(skill);
    const end = supplies.offsets[skill + 1]!;
    for (let n = supplies.offsets[skill]!; n < end; n++) {
      const k = dims[n]!;
      const covered = coverage[k]! + values[n]!;
      coverage[k] = covered;
      residual[k] = weights[k]! * Math.exp(-covered);
    }
    this.held[skill] = 1;
    this.members[this.size++] = skill;
    this.tokens += lengths[skill]!;
  }

  /** G(S + i) - G(S) = sum_k w_k exp(-x_k) (1 - exp(-u_ik)). */
  gain(skill: number): number {
    const { supplies, covers } = this.#reduced;
    const { dims } = supplies;
    const residual = this.residual;
    const end = supplies.offsets[skill + 1]!;
    let gain = 0;
    for (let n = supplies.offsets[skill]!; n < end; n++) gain += residual[dims[n]!]! * covers[n]!;
    return gain;
  }

  /** The fitting skill with the largest gain per token, the smaller index among equals; -1 when nothing fits. */
  next(): number {
    const { lengths, budget } = this.#reduced;
    const order = this.#order;
    const orderedDensity = this.#orderedDensity;
    const held = this.held;
    const seen = this.#seen;
    const seenIn = this.#seenIn;
    const number = this.#number;
    const { tokens } = this;
    let best = -1;
    let bestDensity = -1;
    let evaluations = 0;
    for (let n = 0; n < order.length; n++) {
      if (orderedDensity[n]! * STALE_SLACK < bestDensity) break;
      const i = order[n]!;
      if (held[i] === 1 || !(tokens + lengths[i]! <= budget)) continue;
      if (seenIn[i] === number && seen[i]! * STALE_SLACK < bestDensity) continue;
      const density = this.gain(i) / lengths[i]!;
      evaluations++;
      seen[i] = density;
      seenIn[i] = number;
      if (density > bestDensity || (density === bestDensity && i < best)) {
        bestDensity = density;
        best = i;
      }
    }
    this.evaluations += evaluations;
    this.density = bestDensity;
    return best;
  }

  /**
   * What `next` finds if that is in `set`, else -1; sooner than `next` where a skill outside is denser.
   * @param set ascending @param inside 1 for the skills of the set
   */
  nextWithin(set: Uint32Array, inside: Uint8Array): number {
    const { lengths, budget } = this.#reduced;
    const held = this.held;
    const { tokens } = this;
    let best = -1;
    let bestDensity = -1;
    for (const i of set) {
      if (held[i] === 1 || !(tokens + lengths[i]! <= budget)) continue;
      const density = this.gain(i) / lengths[i]!;
      this.evaluations++;
      if (density > bestDensity) {
        bestDensity = density;
        best = i;
      }
    }
    if (best < 0) return -1;
    const order = this.#order;
    for (let n = 0; n < order.length; n++) {
      if (this.#orderedDensity[n]! * STALE_SLACK < bestDensity) break;
      const i = order[n]!;
      if (inside[i] === 1 || !(tokens + lengths[i]! <= budget)) continue;
      if (this.#seenIn[i] === this.#number && this.#seen[i]! * STALE_SLACK < bestDensity) continue;
      const density = this.gain(i) / lengths[i]!;
      this.evaluations++;
      this.#seen[i] = density;
      this.#seenIn[i] = this.#number;
      if (density > bestDensity || (density === bestDensity && i < best)) return -1;
    }
    return best;
  }

  /** Whether a fitting skill outside of a set is denser than i by more than rounding. @param inside 1 for the skills of the set */
  hasDenser(i: number, inside: Uint8Array): boolean {
    const { lengths, budget } = this.#reduced;
    const order = this.#order;
    const density = (this.gain(i) / lengths[i]!) * STALE_SLACK;
    for (let n = 0; n < order.length && this.#orderedDensity[n]! > density; n++) {
      const other = order[n]!;
      if (inside[other] === 1 || !(this.tokens + lengths[other]! <= budget)) continue;
      this.evaluations++;
      if (this.gain(other) / lengths[other]! > density) return true;
    }
    return false;
  }
}
