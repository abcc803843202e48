import { DensityFill } from './densityFill.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/** Room is widened by this share, so that rounding of token sums never makes a bound too small. */
const ROOM_SLACK = 1 + 1e-12;

/**
 * Upper bounds on F by tangents of G (2608.19993, section 3.1: h(x) = 1 - exp(-x) is concave), sharpened for whole
 * skills. In one dimension, for any point t >= 0, with y = exp(-t) and c = y (1 + t), and any supplies u_1, u_2, ...
 *
 *   1 - exp(-(u_1 + u_2 + ...)) <= (1 - c) + b(u_1) + b(u_2) + ...,   b(u) = y u for u <= t,  c - exp(-u) for u > t.
 *
 * With all u <= t this is the tangent at t. With some u > t, one such alone gives equality; each further supply u then
 * adds at most y (1 - exp(-u)) on the left and no less on the right: y u >= y (1 - exp(-u)), and for u > t
 * c - exp(-u) - y (1 - exp(-u)) = y t - exp(-u) (1 - y) >= y (t - 1 + y) >= 0. The plain tangent pays y u for the
 * large ones too, several per cent of F where few skills supply the same dimension.
 *
 * So with points t_k, G(S) <= sum_k w_k (1 - c_k) + sum_{i in S} g_i, and over l(S) <= room (or |S| <= limit) the
 * right-hand side less kappa l(S) is a knapsack, bounded by its fractional optimum. If that packs skills at a
 * multiplier mu, a set that holds i falls short of the bound by at least max(0, mu l_i - s_i), the reduced cost of i.
 * Every choice of points is valid; `step` moves them to where the bound is small.
 */
export class CappedTangent {
  readonly #reduced: ReducedInstance;
  readonly #fill = new DensityFill();
  /** t_k over the demanded dimensions, >= 0. */
  readonly points: Float64Array;
  readonly #slope: Float64Array;
  readonly #offset: Float64Array;
  readonly #target: Float64Array;
  readonly #density: Float64Array;
  readonly #scores: Float64Array;
  readonly #items: Uint32Array;
  readonly #ones: Float64Array;
  /** mu_1 per token and mu_2 per skill: one of them is 0. */
  #tokenPrice = 0;
  #skillPrice = 0;
  #marginal = 0;
  /** The candidate that the last packing took in part; -1 where all that pay fit. */
  critical = -1;
  /** sum_k w_k (1 - c_k) of the last bound. */
  constant = 0;
  /** Scores computed since construction. */
  evaluations = 0;

  constructor(reduced: ReducedInstance) {
    const width = reduced.demand.values.length;
    const count = reduced.lengths.length;
    this.#reduced = reduced;
    this.points = new Float64Array(width);
    this.#slope = new Float64Array(width);
    this.#offset = new Float64Array(width);
    this.#target = new Float64Array(width);
    this.#density = new Float64Array(count);
    this.#scores = new Float64Array(count);
    this.#items = new Uint32Array(count);
    this.#ones = new Float64Array(count).fill(1);
  }

  /**
   * Bounds what a set S of candidates can add: sum_k residual_k (1 - exp(-x_k(S))) - kappa l(S).
   * @param candidates the first `count` may be in S
   * @param residual demand weights w_k exp(-x_k) left by what is held already
   * @param room tokens for S
   * @param limit skills for S
   */
  bound(candidates: Uint32Array, count: number, residual: Float64Array, room: number, limit: number): number {
    const { lengths } = this.#reduced;
    const scores = this.#scores;
    const density = this.#density;
    const items = this.#items;
    const wideRoom = room * ROOM_SLACK;
    this.constant = this.#setTangents(residual);
    let positive = 0;
    for (let n = 0; n < count; n++) {
      const i = candidates[n]!;
      const score = this.#rate(i, residual);
      scores[i] = score;
      if (score <= 0 || lengths[i]! > wideRoom) continue;
      density[i] = score / lengths[i]!;
      items[positive++] = i;
    }
    this.evaluations += count;
    let packed = this.#pack(positive, density, lengths, wideRoom);
    this.#tokenPrice = this.#marginal;
    this.#skillPrice = 0;
    if (this.#fill.full >= limit) {
      const byCount = this.#pack(positive, scores, this.#ones, limit);
      if (byCount < packed) {
        packed = byCount;
        this.#tokenPrice = 0;
        this.#skillPrice = this.#marginal;
      } else this.#pack(positive, density, lengths, wideRoom);
    }
    return this.constant + packed;
  }

  /** s_i of the last bound for the candidate i, in benefit less price; may be negative. */
  score(i: number): number {
    return this.#scores[i]!;
  }

  /** What a set falls short of the last bound, at least, by holding the candidate i; in benefit, >= 0. */
  reducedCost(i: number): number {
    return Math.max(0, this.#tokenPrice * this.#reduced.lengths[i]! + this.#skillPrice - this.#scores[i]!);
  }

  /**
   * Moves the points a share of the way to sum_i z_i min(u_ik, t_k), where z is the last fractional packing. A packing
   * that is its own target is a minimum in t; the steps are those of a subgradient method, so shares should fall.
   */
  step(share: number): void {
    const points = this.points;
    const target = this.#target;
    for (let k = 0; k < points.length; k++) points[k]! += share * (target[k]! - points[k]!);
  }

  /** What a set falls short of the last bound, at least, by not holding the candidate i; in benefit, >= 0. */
  reducedGain(i: number): number {
    return Math.max(0, this.#scores[i]! - this.#tokenPrice * this.#reduced.lengths[i]! - this.#skillPrice);
  }

  /** Slopes and offsets of each dimension at the points; returns sum_k residual_k (1 - c_k). */
  #setTangents(residual: Float64Array): number {
    const points = this.points;
    const slope = this.#slope;
    const offset = this.#offset;
    let constant = 0;
    for (let k = 0; k < points.length; k++) {
      const point = points[k]!;
      const y = Math.exp(-point);
      slope[k] = residual[k]! * y;
      offset[k] = residual[k]! * (1 - y * (1 + point));
      constant += offset[k]!;
    }
    return constant;
  }

  /** s_i = sum_k w_k b_k(u_ik) - kappa l_i. */
  #rate(i: number, residual: Float64Array): number {
    const { supplies, covers, kappa, lengths } = this.#reduced;
    const { dims, values } = supplies;
    const points = this.points;
    const slope = this.#slope;
    const offset = this.#offset;
    const end = supplies.offsets[i + 1]!;
    let score = -kappa * lengths[i]!;
    for (let n = supplies.offsets[i]!; n < end; n++) {
      const k = dims[n]!;
      score += values[n]! <= points[k]! ? slope[k]! * values[n]! : residual[k]! * covers[n]! - offset[k]!;
    }
    return score;
  }

  /** Fills `room` with the first items by density; returns their scores' sum and sets `#marginal` and `#target`. */
  #pack(positive: number, density: Float64Array, sizes: Float64Array, room: number): number {
    const fill = this.#fill;
    const items = this.#items;
    this.#target.fill(0);
    fill.fill(items, positive, density, sizes, room);
    let packed = 0;
    for (let n = 0; n < fill.full; n++) {
      packed += this.#scores[items[n]!]!;
      this.#aim(items[n]!, 1);
    }
    this.#marginal = 0;
    this.critical = -1;
    if (fill.full < positive) {
      const critical = items[fill.full]!;
      this.critical = critical;
      this.#marginal = density[critical]!;
      packed += this.#marginal * fill.left;
      this.#aim(critical, fill.left / sizes[critical]!);
    }
    return packed;
  }

  #aim(i: number, share: number): void {
    const { offsets, dims, values } = this.#reduced.supplies;
    const points = this.points;
    const target = this.#target;
    const end = offsets[i + 1]!;
    for (let n = offsets[i]!; n < end; n++) target[dims[n]!]! += share * Math.min(values[n]!, points[dims[n]!]!);
  }
}
