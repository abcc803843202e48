import type { Steps } from '../util/steps.ts';
import type { BestSet } from './bestSet.ts';
import type { CappedTangent } from './cappedTangent.ts';
import type { Chain } from './chain.ts';
import type { ReducedInstance } from './reduceInstance.ts';
import { SeedBound } from './seedBound.ts';
import type { Survivors } from './survivors.ts';

const SEED_STEPS = 4;
/** Work between two pauses among pairs: one or two milliseconds. */
const PAUSE = 10_000;

/** Algorithm 1 seed by seed (2608.19993), without the seeds and the rests of chains that cannot win. */
export class SeedSearch {
  readonly #reduced: ReducedInstance;
  readonly #best: BestSet;
  readonly #chain: Chain;
  readonly #survivors: Survivors;
  readonly #tangent: CappedTangent;
  readonly #seedBound: SeedBound;
  readonly #others: Uint32Array;
  #scores = 0;
  /** Below this density nothing that is added to a chain can make its F larger, rounding included. */
  readonly #flatDensity: number;
  /** The largest bound on any pair that was not left out. */
  pairBound = 0;
  /** Chains begun since construction. */
  chains = 0;

  /** @param chain @param tangent for its use while it runs */
  constructor(reduced: ReducedInstance, best: BestSet, chain: Chain, tangent: CappedTangent, survivors: Survivors) {
    const { lengths, kappa } = reduced;
    this.#reduced = reduced;
    this.#best = best;
    this.#chain = chain;
    this.#survivors = survivors;
    this.#tangent = tangent;
    this.#seedBound = new SeedBound(reduced);
    this.#others = new Uint32Array(lengths.length);
    this.#flatDensity = kappa - survivors.margin / lengths.reduce((least, length) => Math.min(least, length), Infinity);
  }

  /** What was done since construction beside growing the chain, in marginal gains of as much time. */
  get work(): number {
    return this.#scores + this.#seedBound.looks / 4;
  }

  growEmptySeed(): void {
    this.#chain.restart();
    this.#grow();
  }

  *growSingles(): Steps<void> {
    const { alive, holding, count } = this.#survivors;
    alive.subarray(0, count).sort((i, j) => holding[j]! - holding[i]! || i - j);
    for (let n = 0; n < count; n++) {
      const i = alive[n]!;
      if (this.#survivors.isHopeless(i)) continue;
      this.#chain.restart();
      this.#chain.add(i);
      this.#grow();
      yield;
    }
    this.#survivors.bury();
  }

  /** Others may use the chain while it pauses. */
  *growPairs(): Steps<void> {
    if (this.#reduced.limit < 2) return;
    for (let n = 0; n < this.#survivors.count; n++) {
      yield* this.#growPairsWith(n);
      yield;
    }
  }

  /** Pairs of the skill at place `first` with those after it. */
  *#growPairsWith(first: number): Steps<void> {
    const { lengths, budget } = this.#reduced;
    const survivors = this.#survivors;
    const { alive } = survivors;
    const i = alive[first]!;
    if (survivors.isHopeless(i)) return;
    const chain = this.#chain;
    const seedBound = this.#seedBound;
    this.#startAt(i);
    this.#boundWith(i);
    if (survivors.isHopeless(i)) return;
    seedBound.arrange();
    let pauseAt = chain.evaluations + this.work + PAUSE;
    for (let n = first + 1; n < survivors.count; n++) {
      const j = alive[n]!;
      if (survivors.isHopeless(j) || !(lengths[i]! + lengths[j]! <= budget)) continue;
      seedBound.restart();
      if (survivors.isBeaten(seedBound.add(j))) continue;
      chain.rewind();
      chain.add(j);
      const bound = seedBound.bound(chain);
      if (survivors.isBeaten(bound)) continue;
      this.pairBound = Math.max(this.pairBound, bound);
      this.#grow(seedBound);
      if (chain.evaluations + this.work < pauseAt) continue;
      yield;
      this.#startAt(i);
      pauseAt = chain.evaluations + this.work + PAUSE;
    }
  }

  #startAt(i: number): void {
    this.#chain.restart();
    this.#chain.add(i);
    this.#chain.mark();
  }

  /** Tangents with the chain's only member i held: what remains of the demand and of the budget is bounded anew. */
  #boundWith(i: number): void {
    const { budget, kappa, limit } = this.#reduced;
    const { alive, count: survivors, holding, points } = this.#survivors;
    const chain = this.#chain;
    const tangent = this.#tangent;
    const seedBound = this.#seedBound;
    const base = chain.benefit - kappa * chain.tokens;
    let count = 0;
    for (let n = 0; n < survivors; n++) {
      const j = alive[n]!;
      if (j !== i && !this.#survivors.isHopeless(j)) this.#others[count++] = j;
    }
    for (let k = 0; k < points.length; k++) tangent.points[k] = Math.max(0, points[k]! - chain.coverage[k]!);
    seedBound.clear();
    for (let step = 0; step < SEED_STEPS; step++) {
      this.#scores += count;
      const bound = tangent.bound(this.#others, count, chain.residual, budget - chain.tokens, limit - 1);
      holding[i] = Math.min(holding[i]!, seedBound.keep(tangent, this.#others, count, base, bound));
      if (this.#survivors.isHopeless(i)) return;
      tangent.step((step + 3) ** -0.7);
    }
  }

  /** Records the chain's set and grows it, recording each prefix, as far as it may still win. */
  #grow(seedBound?: SeedBound): void {
    const { limit } = this.#reduced;
    const chain = this.#chain;
    const survivors = this.#survivors;
    const seedSize = chain.size;
    this.chains++;
    this.#record(seedSize);
    while (chain.size < limit) {
      const next = chain.next();
      if (next < 0 || chain.density < this.#flatDensity || survivors.isHopeless(next)) return;
      if (seedBound !== undefined && survivors.isBeaten(seedBound.add(next))) return;
      chain.add(next);
      this.#record(seedSize);
      if (seedBound !== undefined && survivors.isBeaten(seedBound.bound(chain))) return;
    }
  }

  #record(seedSize: number): void {
    const { size, members, benefit, tokens } = this.#chain;
    if (!this.#survivors.isBeaten(benefit - this.#reduced.kappa * tokens)) this.#best.record(members.subarray(0, size), seedSize);
  }
}
