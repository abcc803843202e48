import type { CappedTangent } from './cappedTangent.ts';
import type { Chain } from './chain.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/**
 * Upper bounds on F of the sets that hold a growing chain, from one tangent taken with the first seed member held.
 * Two bounds are kept and the smaller counts: the tangent's less the reduced costs of what the chain holds, and the
 * tangent's scores of the members with a knapsack (bound of Martello and Toth, 1990, section 2.2) over the skills that
 * still fit beside them.
 */
export class SeedBound {
  readonly #reduced: ReducedInstance;
  readonly #scores: Float64Array;
  readonly #costs: Float64Array;
  readonly #density: Float64Array;
  /** Candidates with positive scores by falling density; the first `#count` places. */
  readonly #order: Uint32Array;
  #count = 0;
  #least = Infinity;
  #start = 0;
  /** For the members added so far: the start plus their scores, and the bound less their reduced costs. */
  #scored = 0;
  #byCosts = 0;

  /** Skills looked at for the knapsack since construction. */
  looks = 0;

  constructor(reduced: ReducedInstance) {
    const count = reduced.lengths.length;
    this.#reduced = reduced;
    this.#scores = new Float64Array(count);
    this.#costs = new Float64Array(count);
    this.#density = new Float64Array(count);
    this.#order = new Uint32Array(count);
  }

  /** Forgets the tangent. */
  clear(): void {
    this.#least = Infinity;
  }

  /**
   * Keeps the last bound of a tangent if it is the smallest so far.
   * @param candidates what that bound was taken over; the first `count`
   * @param base F of what was held when it was taken
   * @returns the smallest bound so far, `base` included
   */
  keep(tangent: CappedTangent, candidates: Uint32Array, count: number, base: number, bound: number): number {
    if (base + bound >= this.#least) return this.#least;
    this.#least = base + bound;
    this.#start = base + tangent.constant;
    this.#count = 0;
    for (let n = 0; n < count; n++) {
      const i = candidates[n]!;
      const score = tangent.score(i);
      this.#scores[i] = score;
      this.#costs[i] = tangent.reducedCost(i);
      if (score <= 0) continue;
      this.#density[i] = score / this.#reduced.lengths[i]!;
      this.#order[this.#count++] = i;
    }
    return this.#least;
  }

  /** Makes ready for `restart` once the best tangent is kept. */
  arrange(): void {
    const density = this.#density;
    this.#order.subarray(0, this.#count).sort((i, j) => density[j]! - density[i]!);
  }

  /** Goes back to the set that the tangent was taken with. */
  restart(): void {
    this.#scored = this.#start;
    this.#byCosts = this.#least;
  }

  /** The bound by reduced costs alone once the chain holds the candidate i too. */
  add(i: number): number {
    this.#scored += this.#scores[i]!;
    this.#byCosts -= this.#costs[i]!;
    return this.#byCosts;
  }

  /** The bound for sets that hold what `chain` holds, which must be what was added. */
  bound(chain: Chain): number {
    return Math.min(this.#byCosts, this.#scored + this.#knapsack(chain.held, this.#reduced.budget - chain.tokens));
  }

  #knapsack(held: Uint8Array, room: number): number {
    const { lengths } = this.#reduced;
    const order = this.#order;
    let left = (room += this.#reduced.budget * 1e-12);
    let packed = 0;
    let last = 0;
    for (let n = 0; n < this.#count; n++) {
      this.looks++;
      const i = order[n]!;
      const length = lengths[i]!;
      if (held[i] === 1 || length > room) continue;
      if (length <= left) {
        left -= length;
        packed += this.#scores[i]!;
        last = this.#density[i]!;
        continue;
      }
      // Whole with something less dense taken out, or not at all with the next in its place.
      const whole = packed + this.#scores[i]! - (length - left) * last;
      return Math.max(whole, packed + left * this.#nextDensity(n + 1, held, room));
    }
    return packed;
  }

  #nextDensity(from: number, held: Uint8Array, room: number): number {
    for (let n = from; n < this.#count; n++) {
      const i = this.#order[n]!;
      if (held[i] === 0 && this.#reduced.lengths[i]! <= room) return this.#density[i]!;
    }
    return 0;
  }
}
