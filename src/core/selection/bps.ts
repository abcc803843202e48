import type { Steps } from '../util/steps.ts';
import { BestSet } from './bestSet.ts';
import { CappedTangent } from './cappedTangent.ts';
import { Chain } from './chain.ts';
import { countSeeds } from './countSeeds.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { reduceInstance, type ReducedInstance } from './reduceInstance.ts';
import { SeedBound } from './seedBound.ts';
import { showSelection } from './showSelection.ts';

const ROOT_STEPS = 24;
const SEED_STEPS = 4;
/** Marginal gains between two pauses among pairs: one or two milliseconds. */
const PAUSE = 20_000;
/** Some seconds of work; reached by large libraries only where the budget holds dozens of near-equal skills. */
const DEFAULT_EFFORT = 3e7;

/**
 * Best Prefix Selection (2608.19993, Algorithm 1) on a whole library: the set that `literalBps` returns, ties
 * included, without growing the chains whose upper bound shows that they cannot win.
 * @param instance a checked instance
 * @param effort marginal gains after which the search stops at the best set found, which its upper bound still
 *   certifies; the answer then says that it is not `complete`
 */
export function* bps(instance: SelectionInstance, effort = DEFAULT_EFFORT): Steps<Selection> {
  const reduced = reduceInstance(instance);
  const search = new Search(reduced, effort);
  search.growEmptySeed();
  yield* search.boundSkills();
  yield* search.growSingles();
  yield* search.growPairs();
  return search.result();
}

/**
 * The state of one search. A seed, or the rest of a chain, is left out only where an upper bound on F of every set
 * that holds it is below the best F recorded by more than the rounding of either.
 */
class Search {
  readonly #reduced: ReducedInstance;
  readonly #best: BestSet;
  readonly #chain: Chain;
  readonly #tangent: CappedTangent;
  readonly #seedBound: SeedBound;
  /** Points of the tangent with the smallest bound over all feasible sets. */
  readonly #rootPoints: Float64Array;
  /** For each skill an upper bound on F of the sets that hold it. */
  readonly #holding: Float64Array;
  /** Skills that a winning set may hold; the first `#count` places. */
  readonly #alive: Uint32Array;
  readonly #others: Uint32Array;
  #count: number;
  /** What rounding may make of F and of bounds; absolute, from the scale of G. */
  readonly #margin: number;
  /** Below this density nothing that is added to a chain can make its F larger, rounding included. */
  readonly #flatDensity: number;
  readonly #effort: number;
  #rootBound: number;
  /** The largest bound on any pair that was not left out. */
  #pairBound = 0;
  #complete = true;
  #chains = 0;

  constructor(reduced: ReducedInstance, effort: number) {
    const { lengths, demand, kappa } = reduced;
    this.#reduced = reduced;
    this.#effort = effort;
    this.#best = new BestSet(reduced);
    this.#chain = new Chain(reduced);
    this.#tangent = new CappedTangent(reduced);
    this.#seedBound = new SeedBound(reduced);
    this.#rootPoints = new Float64Array(demand.values.length);
    this.#holding = new Float64Array(lengths.length).fill(Infinity);
    this.#alive = Uint32Array.from(lengths.keys());
    this.#others = new Uint32Array(lengths.length);
    this.#count = lengths.length;
    this.#rootBound = demand.values.reduce((sum, weight) => sum + weight, 0);
    this.#margin = 2e-12 * Math.max(1, this.#rootBound);
    this.#flatDensity = kappa - this.#margin / lengths.reduce((least, length) => Math.min(least, length), Infinity);
  }

  growEmptySeed(): void {
    this.#chain.restart();
    this.#grow();
  }

  /** Bounds all feasible sets, and for each skill those that hold it, by tangents over the skills still alive. */
  *boundSkills(): Steps<void> {
    const { budget, limit, demand } = this.#reduced;
    const tangent = this.#tangent;
    const alive = this.#alive;
    // Where one skill covers a dimension, points below its supply cost nothing; none may start at 0, where they stay.
    for (let k = 0; k < tangent.points.length; k++) tangent.points[k] = 0.1 + 0.6 * this.#chain.coverage[k]!;
    for (let step = 0; step < ROOT_STEPS; step++) {
      const bound = tangent.bound(alive, this.#count, demand.values, budget, limit);
      if (bound < this.#rootBound) {
        this.#rootBound = bound;
        this.#rootPoints.set(tangent.points);
      }
      for (let n = 0; n < this.#count; n++) {
        const i = alive[n]!;
        this.#holding[i] = Math.min(this.#holding[i]!, bound - tangent.reducedCost(i));
      }
      this.#buryHopeless();
      tangent.step((step + 2) ** -0.7);
      yield;
    }
  }

  *growSingles(): Steps<void> {
    this.#alive.subarray(0, this.#count).sort((i, j) => this.#holding[j]! - this.#holding[i]! || i - j);
    for (let n = 0; n < this.#count; n++) {
      const i = this.#alive[n]!;
      if (this.#isHopeless(i)) continue;
      this.#chain.restart();
      this.#chain.add(i);
      this.#grow();
      yield;
    }
    this.#buryHopeless();
  }

  *growPairs(): Steps<void> {
    if (this.#reduced.limit < 2) return;
    for (let n = 0; n < this.#count && this.#hasEffortLeft(); n++) {
      yield* this.#growPairsWith(n);
      yield;
    }
  }

  result(): Selection {
    const chains = this.#chains;
    const evaluations = this.#chain.evaluations + this.#tangent.evaluations;
    const complete = this.#complete;
    // Sets of at most one skill were recorded; each larger one holds a pair that was bounded, or was left out.
    const bound = complete ? Math.min(this.#rootBound, this.#pairBound) : this.#rootBound;
    const upperBound = Math.max(this.#best.value, bound);
    const work = { seeds: countSeeds(this.#reduced), chains, evaluations };
    return showSelection(this.#reduced, this.#chain, this.#best, { upperBound, complete, work });
  }

  /** Pairs of the skill at place `first` with those after it. */
  *#growPairsWith(first: number): Steps<void> {
    const { lengths, budget } = this.#reduced;
    const alive = this.#alive;
    const i = alive[first]!;
    if (this.#isHopeless(i)) return;
    const chain = this.#chain;
    const seedBound = this.#seedBound;
    chain.restart();
    chain.add(i);
    chain.mark();
    this.#boundWith(i);
    if (this.#isHopeless(i)) return;
    seedBound.arrange();
    let pauseAt = chain.evaluations + PAUSE;
    for (let n = first + 1; n < this.#count; n++) {
      const j = alive[n]!;
      if (this.#isHopeless(j) || !(lengths[i]! + lengths[j]! <= budget)) continue;
      seedBound.restart();
      if (this.#isBeaten(seedBound.add(j))) continue;
      chain.rewind();
      chain.add(j);
      const bound = seedBound.bound(chain);
      if (this.#isBeaten(bound)) continue;
      this.#pairBound = Math.max(this.#pairBound, bound);
      this.#grow(seedBound);
      if (chain.evaluations < pauseAt) continue;
      if (!this.#hasEffortLeft()) return;
      pauseAt = chain.evaluations + PAUSE;
      yield;
    }
  }

  /** Tangents with the chain's only member i held: what remains of the demand and of the budget is bounded anew. */
  #boundWith(i: number): void {
    const { budget, kappa, limit } = this.#reduced;
    const chain = this.#chain;
    const tangent = this.#tangent;
    const seedBound = this.#seedBound;
    const base = chain.benefit - kappa * chain.tokens;
    let count = 0;
    for (let n = 0; n < this.#count; n++) {
      const j = this.#alive[n]!;
      if (j !== i && !this.#isHopeless(j)) this.#others[count++] = j;
    }
    for (let k = 0; k < tangent.points.length; k++) tangent.points[k] = Math.max(0, this.#rootPoints[k]! - chain.coverage[k]!);
    seedBound.clear();
    for (let step = 0; step < SEED_STEPS; step++) {
      const bound = tangent.bound(this.#others, count, chain.residual, budget - chain.tokens, limit - 1);
      this.#holding[i] = Math.min(this.#holding[i]!, seedBound.keep(tangent, this.#others, count, base, bound));
      if (this.#isHopeless(i)) return;
      tangent.step((step + 3) ** -0.7);
    }
  }

  /** Records the chain's set and grows it, recording each prefix, as far as it may still win. */
  #grow(seedBound?: SeedBound): void {
    const { limit } = this.#reduced;
    const chain = this.#chain;
    const seedSize = chain.size;
    this.#chains++;
    this.#record(seedSize);
    while (chain.size < limit) {
      const next = chain.next();
      if (next < 0 || chain.density < this.#flatDensity || this.#isHopeless(next)) return;
      if (seedBound !== undefined && this.#isBeaten(seedBound.add(next))) return;
      chain.add(next);
      this.#record(seedSize);
      if (seedBound !== undefined && this.#isBeaten(seedBound.bound(chain))) return;
    }
  }

  #record(seedSize: number): void {
    const { size, members, benefit, tokens } = this.#chain;
    if (!this.#isBeaten(benefit - this.#reduced.kappa * tokens)) this.#best.record(members.subarray(0, size), seedSize);
  }

  #hasEffortLeft(): boolean {
    this.#complete = this.#chain.evaluations < this.#effort;
    return this.#complete;
  }

  #isBeaten(bound: number): boolean {
    return bound < this.#best.value - this.#margin;
  }

  #isHopeless(i: number): boolean {
    return this.#isBeaten(this.#holding[i]!);
  }

  #buryHopeless(): void {
    let count = 0;
    for (let n = 0; n < this.#count; n++) if (!this.#isHopeless(this.#alive[n]!)) this.#alive[count++] = this.#alive[n]!;
    this.#count = count;
  }
}
