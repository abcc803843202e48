import { DensityFill } from './fillByDensity.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/** Room is widened by this share, so that rounding of token sums never makes a bound too small. */
const ROOM_SLACK = 1 + 1e-12;

/**
 * Upper bounds on F over feasible sets from tangents of G. G is concave in x = sum of supplies, so at any x*
 *
 *   F(S) <= const(x*) + sum_{i in S} s_i,   s_i = sum_k w_k exp(-x*_k) u_ik - kappa l_i,
 *
 * and the right-hand side over l(S) <= B is a knapsack, bounded by its fractional optimum. With the multiplier mu of
 * that optimum, a set that holds i loses at least max(0, mu l_i - s_i): the reduced cost of i. Frank-Wolfe steps on
 * the continuous relaxation move x* to where the bound is small; every x* gives a valid one.
 */
export class TangentBound {
  readonly #reduced: ReducedInstance;
  readonly #fill = new DensityFill();
  /** x*: where the tangent touches; dense over the demanded dimensions. */
  readonly point: Float64Array;
  readonly #slope: Float64Array;
  readonly #vertex: Float64Array;
  readonly #density: Float64Array;
  readonly #items: Uint32Array;
  /** s_i of the candidates of the last `bound`. */
  readonly scores: Float64Array;
  /** mu of the last `bound`, benefit per token, >= 0. */
  price = 0;
  /** Scores computed since construction. */
  evaluations = 0;
  #vertexTokens = 0;
  #pointTokens = 0;

  constructor(reduced: ReducedInstance) {
    this.#reduced = reduced;
    const width = reduced.demand.values.length;
    const count = reduced.lengths.length;
    this.point = new Float64Array(width);
    this.#slope = new Float64Array(width);
    this.#vertex = new Float64Array(width);
    this.#density = new Float64Array(count);
    this.#items = new Uint32Array(count);
    this.scores = new Float64Array(count);
  }

  /** Puts x* back to where `from` has it. */
  startFrom(from: TangentBound): void {
    this.point.set(from.point);
    this.#pointTokens = from.#pointTokens;
  }

  /**
   * The bound at x* for feasible sets that hold `forced` (-1: none) and otherwise `candidates` only.
   * Leaves scores, price and the vertex to step to.
   */
  bound(candidates: Uint32Array, forced: number): number {
    const { lengths, budget, kappa, demand } = this.#reduced;
    const scores = this.scores;
    const density = this.#density;
    const items = this.#items;
    const point = this.point;
    const weights = demand.values;
    let bound = 0;
    for (let k = 0; k < weights.length; k++) {
      const slope = weights[k]! * Math.exp(-point[k]!);
      this.#slope[k] = slope;
      bound += weights[k]! - slope - slope * point[k]!;
    }
    this.#vertex.fill(0);
    this.#vertexTokens = 0;
    let room = budget * ROOM_SLACK;
    if (forced >= 0) {
      room -= lengths[forced]!;
      bound += this.#score(forced) - kappa * lengths[forced]!;
      this.#step(forced, 1);
    }
    let count = 0;
    for (let n = 0; n < candidates.length; n++) {
      const i = candidates[n]!;
      const score = this.#score(i) - kappa * lengths[i]!;
      scores[i] = score;
      if (score <= 0 || i === forced || lengths[i]! > room) continue;
      density[i] = score / lengths[i]!;
      items[count++] = i;
    }
    this.evaluations += candidates.length;
    const fill = this.#fill;
    fill.fill(items, count, density, lengths, room);
    for (let n = 0; n < fill.full; n++) {
      bound += scores[items[n]!]!;
      this.#step(items[n]!, 1);
    }
    this.price = 0;
    if (fill.full < count) {
      const critical = items[fill.full]!;
      this.price = density[critical]!;
      bound += this.price * fill.left;
      this.#step(critical, fill.left / lengths[critical]!);
    }
    return bound;
  }

  /** What a set loses at least by holding the candidate i, in benefit, >= 0. */
  reducedCost(i: number): number {
    return Math.max(0, this.price * this.#reduced.lengths[i]! - this.scores[i]!);
  }

  /** Moves x* towards the vertex that the last `bound` found (Frank-Wolfe, one Newton step as line search). */
  step(): void {
    const { kappa } = this.#reduced;
    const point = this.point;
    let rise = -kappa * (this.#vertexTokens - this.#pointTokens);
    let bend = 0;
    for (let k = 0; k < point.length; k++) {
      const move = this.#vertex[k]! - point[k]!;
      rise += this.#slope[k]! * move;
      bend += this.#slope[k]! * move * move;
    }
    if (!(rise > 0)) return;
    const share = Math.min(1, rise / bend);
    for (let k = 0; k < point.length; k++) point[k]! += share * (this.#vertex[k]! - point[k]!);
    this.#pointTokens += share * (this.#vertexTokens - this.#pointTokens);
  }

  #score(i: number): number {
    const { offsets, dims, values } = this.#reduced.supplies;
    const slope = this.#slope;
    const end = offsets[i + 1]!;
    let score = 0;
    for (let n = offsets[i]!; n < end; n++) score += slope[dims[n]!]! * values[n]!;
    return score;
  }

  #step(i: number, share: number): void {
    const { lengths, supplies } = this.#reduced;
    const end = supplies.offsets[i + 1]!;
    for (let n = supplies.offsets[i]!; n < end; n++) this.#vertex[supplies.dims[n]!]! += share * supplies.values[n]!;
    this.#vertexTokens += share * lengths[i]!;
  }
}
