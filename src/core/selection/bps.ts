import type { Steps } from '../util/steps.ts';
import { BestSet } from './bestSet.ts';
import { CappedTangent } from './cappedTangent.ts';
import { Chain } from './chain.ts';
import { countSeeds } from './countSeeds.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { reduceInstance, type ReducedInstance } from './reduceInstance.ts';
import { showSelection } from './showSelection.ts';

const ROOT_STEPS = 24;
const SEED_STEPS = 4;

/**
 * Best Prefix Selection (2608.19993, Algorithm 1) on a whole library: the set that `literalBps` returns, ties
 * included, without growing the chains whose upper bound shows that they cannot win.
 * @param instance a checked instance
 */
export function* bps(instance: SelectionInstance): Steps<Selection> {
  const search = new Search(reduceInstance(instance));
  return yield* search.run();
}

class Search {
  readonly #reduced: ReducedInstance;
  readonly #best: BestSet;
  readonly #chain: Chain;
  readonly #tangent: CappedTangent;
  readonly #rootPoints: Float64Array;
  /** Skills that a better set may hold; the first `#count` places. */
  readonly #alive: Uint32Array;
  #count: number;
  /** Upper bound on F of the sets that hold skill i. */
  readonly #holding: Float64Array;
  /** Reduced costs under the tangent of the first seed member. */
  readonly #costs: Float64Array;
  readonly #margin: number;
  readonly #flat: number;
  #upperBound: number;
  #chains = 0;

  constructor(reduced: ReducedInstance) {
    const { lengths, demand, kappa } = reduced;
    this.#reduced = reduced;
    this.#best = new BestSet(reduced);
    this.#chain = new Chain(reduced);
    this.#tangent = new CappedTangent(reduced);
    this.#rootPoints = new Float64Array(demand.values.length);
    this.#alive = Uint32Array.from(lengths.keys());
    this.#count = lengths.length;
    this.#holding = new Float64Array(lengths.length).fill(Infinity);
    this.#costs = new Float64Array(lengths.length);
    this.#upperBound = demand.values.reduce((sum, weight) => sum + weight, 0);
    this.#margin = 2e-12 * Math.max(1, this.#upperBound);
    this.#flat = kappa - this.#margin / lengths.reduce((least, length) => Math.min(least, length), Infinity);
  }

  *run(): Steps<Selection> {
    const { budget, limit, demand } = this.#reduced;
    const chain = this.#chain;
    const tangent = this.#tangent;
    chain.restart();
    this.#grow(Infinity);
    for (let k = 0; k < demand.values.length; k++) {
      tangent.points[k] = 0.1 + 0.6 * Math.log(demand.values[k]! / chain.residual[k]!);
    }
    for (let step = 0; step < ROOT_STEPS; step++) {
      const bound = tangent.bound(this.#alive, this.#count, demand.values, budget, limit);
      if (bound < this.#upperBound) {
        this.#upperBound = bound;
        this.#rootPoints.set(tangent.points);
      }
      for (let n = 0; n < this.#count; n++) {
        const i = this.#alive[n]!;
        this.#holding[i] = Math.min(this.#holding[i]!, bound - tangent.reducedCost(i));
      }
      this.#bury();
      tangent.step(1 / (step + 2) ** 0.7);
      yield;
    }
    const alive = this.#alive.subarray(0, this.#count);
    alive.sort((i, j) => this.#holding[j]! - this.#holding[i]! || i - j);
    for (const i of alive) {
      if (this.#hopeless(i)) continue;
      chain.restart();
      chain.add(i);
      this.#grow(this.#holding[i]!);
      yield;
    }
    this.#bury();
    for (let n = 0; n < this.#count && limit >= 2; n++) {
      this.#pairs(n);
      yield;
    }
    const chains = this.#chains;
    const evaluations = this.#chain.evaluations + this.#tangent.evaluations;
    const upperBound = Math.max(this.#upperBound, this.#best.value);
    return showSelection(this.#reduced, this.#best, upperBound, { seeds: countSeeds(this.#reduced), chains, evaluations });
  }

  #hopeless(i: number): boolean {
    return this.#holding[i]! < this.#best.value - this.#margin;
  }

  #bury(): void {
    let count = 0;
    for (let n = 0; n < this.#count; n++) if (!this.#hopeless(this.#alive[n]!)) this.#alive[count++] = this.#alive[n]!;
    this.#count = count;
  }

  #pairs(first: number): void {
    const { lengths, budget, kappa, limit } = this.#reduced;
    const alive = this.#alive;
    const i = alive[first]!;
    if (this.#hopeless(i)) return;
    const chain = this.#chain;
    const tangent = this.#tangent;
    chain.restart();
    const others = Uint32Array.from(alive.subarray(0, this.#count).filter((j) => j !== i && !this.#hopeless(j)));
    chain.add(i);
    chain.mark();
    for (let k = 0; k < tangent.points.length; k++) {
      tangent.points[k] = Math.max(0, this.#rootPoints[k]! - Math.log(this.#reduced.demand.values[k]! / chain.residual[k]!));
    }
    let bound = Infinity;
    const base = chain.benefit - kappa * chain.tokens;
    for (let step = 0; step < SEED_STEPS; step++) {
      const tried = base + tangent.bound(others, others.length, chain.residual, budget - lengths[i]!, limit - 1);
      if (tried < bound) {
        bound = tried;
        for (const j of others) this.#costs[j] = tangent.reducedCost(j);
      }
      this.#holding[i] = Math.min(this.#holding[i]!, bound);
      if (this.#hopeless(i)) return;
      tangent.step(1 / (step + 3) ** 0.7);
    }
    for (let n = first + 1; n < this.#count; n++) {
      const j = alive[n]!;
      if (this.#hopeless(j) || !(lengths[i]! + lengths[j]! <= budget)) continue;
      const pair = bound - this.#costs[j]!;
      if (pair < this.#best.value - this.#margin) continue;
      chain.rewind();
      chain.add(j);
      this.#grow(pair);
    }
  }

  /** Grows and records the chain of a seed as far as it may still win; `bound` is on F of the sets that hold the seed. */
  #grow(bound: number): void {
    const chain = this.#chain;
    const start = chain.size;
    this.#chains++;
    this.#record();
    while (chain.size < this.#reduced.limit) {
      const next = chain.next();
      if (next < 0 || chain.density < this.#flat || this.#hopeless(next)) return;
      if (start === 2) bound -= this.#costs[next]!;
      if (bound < this.#best.value - this.#margin) return;
      chain.add(next);
      this.#record();
    }
  }

  #record(): void {
    const { size, members, benefit, tokens } = this.#chain;
    if (benefit - this.#reduced.kappa * tokens < this.#best.value - this.#margin) return;
    this.#best.record(members.subarray(0, size));
  }
}
