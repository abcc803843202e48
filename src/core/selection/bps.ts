import type { Steps } from '../util/steps.ts';
import { BestSet } from './bestSet.ts';
import { Chain } from './chain.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { reduceInstance, type ReducedInstance } from './reduceInstance.ts';
import { showSelection } from './showSelection.ts';
import { TangentBound } from './tangentBound.ts';

const ROOT_STEPS = 60;
const SEED_STEPS = 5;

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
  readonly #root: TangentBound;
  readonly #tangent: TangentBound;
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
    this.#root = new TangentBound(reduced);
    this.#tangent = new TangentBound(reduced);
    this.#holding = new Float64Array(lengths.length).fill(Infinity);
    this.#costs = new Float64Array(lengths.length);
    this.#upperBound = demand.values.reduce((sum, weight) => sum + weight, 0);
    this.#margin = 2e-12 * Math.max(1, this.#upperBound);
    this.#flat = kappa - this.#margin / lengths.reduce((least, length) => Math.min(least, length), Infinity);
  }

  *run(): Steps<Selection> {
    const { lengths, limit } = this.#reduced;
    let alive = Uint32Array.from(lengths.keys());
    this.#grow(Infinity);
    for (let step = 0; step < ROOT_STEPS; step++) {
      const bound = this.#root.bound(alive, -1);
      this.#upperBound = Math.min(this.#upperBound, bound);
      for (const i of alive) this.#holding[i] = Math.min(this.#holding[i]!, bound - this.#root.reducedCost(i));
      this.#root.step();
      yield;
    }
    alive = alive.filter((i) => !this.#hopeless(i)).sort((i, j) => this.#holding[j]! - this.#holding[i]! || i - j);
    for (const i of alive) {
      if (this.#hopeless(i)) continue;
      this.#grow(this.#holding[i]!, i);
      yield;
    }
    for (let n = 0; n < alive.length && limit >= 2; n++) {
      this.#pairs(alive, n);
      yield;
    }
    const chains = this.#chains;
    const evaluations = this.#chain.evaluations + this.#root.evaluations + this.#tangent.evaluations;
    const upperBound = Math.max(this.#upperBound, this.#best.value);
    return showSelection(this.#reduced, this.#best, upperBound, { seeds: chains, chains, evaluations });
  }

  #hopeless(i: number): boolean {
    return this.#holding[i]! < this.#best.value - this.#margin;
  }

  #pairs(alive: Uint32Array, first: number): void {
    const { lengths, budget } = this.#reduced;
    const i = alive[first]!;
    const tangent = this.#tangent;
    tangent.startFrom(this.#root);
    let bound = Infinity;
    for (let step = 0; step < SEED_STEPS; step++) {
      if (this.#hopeless(i)) return;
      const tried = tangent.bound(alive, i);
      this.#holding[i] = Math.min(this.#holding[i]!, tried);
      if (tried < bound) {
        bound = tried;
        for (const j of alive) this.#costs[j] = tangent.reducedCost(j);
      }
      tangent.step();
    }
    for (let n = first + 1; n < alive.length; n++) {
      const j = alive[n]!;
      if (this.#hopeless(j) || !(lengths[i]! + lengths[j]! <= budget)) continue;
      const pair = bound - this.#costs[j]!;
      if (pair >= this.#best.value - this.#margin) this.#grow(pair, i, j);
    }
  }

  /** Grows and records the chain of a seed as far as it may still win; `bound` is on F of the sets that hold the seed. */
  #grow(bound: number, ...seed: number[]): void {
    const chain = this.#chain;
    this.#chains++;
    chain.restart();
    for (const skill of seed) chain.add(skill);
    this.#record();
    while (chain.size < this.#reduced.limit) {
      const next = chain.next();
      if (next < 0 || chain.density < this.#flat || this.#hopeless(next)) return;
      if (seed.length === 2) bound -= this.#costs[next]!;
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
