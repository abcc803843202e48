import type { BestSet } from './bestSet.ts';
import type { Findings } from './branchAndBound.ts';
import type { Chain } from './chain.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/** Sets that are tested before the search down the sets is given up: then very many are as good as the answer. */
const MOST_TESTS = 300;
/** Members of a set that is tested: the pairs of more take tens of milliseconds. */
const MOST_MEMBERS = 48;

/**
 * Finds out whether Algorithm 1 (2608.19993) records a given set, and then records it. A seed lies inside every set
 * that it leads to, so a set of k skills takes at most 1 + k + k (k - 1) / 2 chains, each given up at its first step
 * out of the set. A set of three or more that is no chain's last step ahead of what lies outside takes none.
 */
export class ReachTest implements Findings {
  readonly #chain: Chain;
  readonly #best: BestSet;
  readonly #margin: number;
  readonly #inside: Uint8Array;
  readonly #tested = new Set<string>();
  /** Chains begun since construction. */
  chains = 0;
  /** Marginal gains computed since construction. */
  evaluations = 0;

  /** @param chain for its use while it runs @param margin what rounding may make of F and of bounds */
  constructor({ lengths }: ReducedInstance, chain: Chain, best: BestSet, margin: number) {
    this.#chain = chain;
    this.#best = best;
    this.#margin = margin;
    this.#inside = new Uint8Array(lengths.length);
  }

  /** A set was too large to be tested: then the offers of a search no longer tell what Algorithm 1 records. */
  skipped = false;

  /** Whether there is no use in more offers. */
  get isTired(): boolean {
    return this.skipped || this.#tested.size >= MOST_TESTS;
  }

  /** Sets as good as the best, rounding aside, are of interest: they may come before it among ties. */
  get cut(): number {
    return this.#best.value - this.#margin;
  }

  offer(set: Uint32Array): void {
    if (set.length > MOST_MEMBERS) {
      this.skipped = true;
      return;
    }
    const key = set.join();
    if (this.#tested.has(key)) return;
    this.#tested.add(key);
    const before = this.#chain.evaluations;
    for (const i of set) this.#inside[i] = 1;
    const seedSize = set.length > 2 && !this.#hasLastStep(set) ? -1 : this.#seedSize(set);
    for (const i of set) this.#inside[i] = 0;
    if (seedSize >= 0) this.#best.record(this.#chain.members.subarray(0, set.length), seedSize);
    this.evaluations += this.#chain.evaluations - before;
  }

  /** Whether some member is the densest choice beside all the others, rounding aside. */
  #hasLastStep(set: Uint32Array): boolean {
    const chain = this.#chain;
    return set.some((last) => {
      chain.restart();
      for (const i of set) if (i !== last) chain.add(i);
      return !chain.hasDenser(last, this.#inside);
    });
  }

  /** Size of the first seed, as Algorithm 1 counts them, that leads to the set, with the chain left at it; or -1. */
  #seedSize(set: Uint32Array): number {
    const chain = this.#chain;
    chain.restart();
    if (this.#reaches(set)) return 0;
    for (const i of set) {
      chain.restart();
      chain.add(i);
      if (this.#reaches(set)) return 1;
    }
    for (let n = 0; n < set.length; n++) {
      chain.restart();
      chain.add(set[n]!);
      chain.mark();
      for (let m = n + 1; m < set.length; m++) {
        chain.rewind();
        chain.add(set[m]!);
        if (this.#reaches(set)) return 2;
      }
    }
    return -1;
  }

  #reaches(set: Uint32Array): boolean {
    const chain = this.#chain;
    this.chains++;
    while (chain.size < set.length) {
      const next = chain.nextWithin(set, this.#inside);
      if (next < 0) return false;
      chain.add(next);
    }
    return true;
  }
}
