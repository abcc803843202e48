import type { SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';

/** The members of a seed, ascending; at most two. */
export type Seed = readonly number[];

/**
 * The best of the sets recorded so far. The larger F wins, then fewer tokens, then the lexicographically smaller
 * list of indices; so the winner does not depend on the order in which sets are recorded.
 */
export class BestSet {
  readonly #objective: Objective;
  #members = new Uint32Array(0);
  #value = 0;
  #tokens = 0;
  #seed: Seed = [];

  /** Starts with the empty set, F = 0. */
  constructor(instance: SelectionInstance) {
    this.#objective = new Objective(instance);
  }

  /** F of the best set, rounded as `Objective.value` says; >= 0. */
  get value(): number {
    return this.#value;
  }

  /** Its members, ascending. */
  get members(): Uint32Array {
    return this.#members;
  }

  /**
   * The first of the seeds that reached it, counted as Algorithm 1 counts them: the empty seed, single skills by
   * index, pairs by index.
   */
  get seed(): Seed {
    return this.#seed;
  }

  /**
   * Records the set of a chain.
   * @param chain members in the order they came, those of the seed first
   * @param seedSize at most 2
   */
  record(chain: Uint32Array, seedSize: number): void {
    const value = this.#objective.value(chain);
    if (value < this.#value) return;
    const tokens = this.#objective.tokens(chain);
    if (value === this.#value && tokens > this.#tokens) return;
    const members = chain.slice().sort();
    const seed = Array.from(chain.subarray(0, seedSize)).sort((i, j) => i - j);
    if (value === this.#value && tokens === this.#tokens) {
      const order = compareLists(members, this.#members);
      if (order > 0) return;
      if (order === 0 && (seed.length - this.#seed.length || compareLists(seed, this.#seed)) >= 0) return;
    }
    this.#value = value;
    this.#tokens = tokens;
    this.#members = members;
    this.#seed = seed;
  }
}

function compareLists(a: ArrayLike<number>, b: ArrayLike<number>): number {
  for (let n = 0; n < a.length && n < b.length; n++) if (a[n] !== b[n]) return a[n]! - b[n]!;
  return a.length - b.length;
}
