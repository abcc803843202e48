import type { Steps } from '../util/steps.ts';
import type { BestSet } from './bestSet.ts';
import type { CappedTangent } from './cappedTangent.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/** How many tangents are taken, and until as many of them in a row lower the bound by less than a share. */
interface Schedule {
  readonly first: number;
  readonly last: number;
  readonly steps: number;
  readonly worthwhile: number;
}

const QUICK: Schedule = { first: 0, last: 120, steps: 5, worthwhile: 3e-4 };
/** Many in a row: a subgradient step often lowers nothing. */
const CLOSE: Schedule = { first: 20, last: 600, steps: 40, worthwhile: 1e-4 };

/**
 * The skills that a winning set may hold, given the best set recorded so far. A skill is buried, or a seed or a part
 * of the search left out, only where an upper bound on F of every set that holds it is below the best F recorded by
 * more than the rounding of either.
 */
export class Survivors {
  readonly #reduced: ReducedInstance;
  readonly #best: BestSet;
  readonly #tangent: CappedTangent;
  /** For each skill an upper bound on F of the sets that hold it. */
  readonly holding: Float64Array;
  /** The survivors; the first `count` places. */
  readonly alive: Uint32Array;
  count: number;
  /** What rounding may make of F and of bounds; absolute, from the scale of G. */
  readonly margin: number;
  /** An upper bound on F of every feasible set, and the points of the tangent that gave it. */
  bound: number;
  readonly points: Float64Array;

  /** @param best the sets recorded so far; kept by reference @param tangent for its use while it runs */
  constructor(reduced: ReducedInstance, best: BestSet, tangent: CappedTangent) {
    const { lengths, demand } = reduced;
    this.#reduced = reduced;
    this.#best = best;
    this.#tangent = tangent;
    this.holding = new Float64Array(lengths.length).fill(Infinity);
    this.alive = Uint32Array.from(lengths.keys());
    this.count = lengths.length;
    this.bound = demand.values.reduce((sum, weight) => sum + weight, 0);
    this.margin = 2e-12 * Math.max(1, this.bound);
    this.points = new Float64Array(demand.values.length);
  }

  /** Tangents from near a good set. @param coverage its x_k */
  *boundFrom(coverage: Float64Array): Steps<void> {
    // Where one skill covers a dimension, points below its supply cost nothing; none may start at 0, where they stay.
    this.#tangent.points.set(coverage.map((covered) => 0.1 + 0.6 * covered));
    yield* this.#boundAll(QUICK);
  }

  /** More tangents from where the best was taken, in shorter steps. */
  *boundCloser(): Steps<void> {
    this.#tangent.points.set(this.points);
    yield* this.#boundAll(CLOSE);
  }

  /** Bounds all feasible sets, and for each skill those that hold it. */
  *#boundAll({ first, last, steps, worthwhile }: Schedule): Steps<void> {
    const { budget, limit, demand } = this.#reduced;
    const tangent = this.#tangent;
    let before = Infinity;
    for (let step = first; step < last; step++) {
      if ((step - first) % steps === 0) {
        if (before - this.bound < worthwhile * this.bound) return;
        before = this.bound;
      }
      const bound = tangent.bound(this.alive, this.count, demand.values, budget, limit);
      if (bound < this.bound) {
        this.bound = bound;
        this.points.set(tangent.points);
      }
      for (let n = 0; n < this.count; n++) {
        const i = this.alive[n]!;
        this.holding[i] = Math.min(this.holding[i]!, bound - tangent.reducedCost(i));
      }
      this.bury();
      tangent.step((step + 2) ** -0.7);
      yield;
    }
  }

  /** Whether sets with this upper bound on F cannot win. */
  isBeaten(bound: number): boolean {
    return bound < this.#best.value - this.margin;
  }

  isHopeless(i: number): boolean {
    return this.isBeaten(this.holding[i]!);
  }

  /** Drops the hopeless. */
  bury(): void {
    let count = 0;
    for (let n = 0; n < this.count; n++) if (!this.isHopeless(this.alive[n]!)) this.alive[count++] = this.alive[n]!;
    this.count = count;
  }
}
