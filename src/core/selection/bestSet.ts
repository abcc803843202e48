import type { SelectionInstance } from './instance.ts';
import { Objective } from './objective.ts';

/**
 * The best of the sets recorded so far. The larger F wins, then fewer tokens, then the lexicographically smaller
 * list of indices; so the winner does not depend on the order in which sets are recorded.
 */
export class BestSet {
  readonly #objective: Objective;
  #members = new Uint32Array(0);
  #value = 0;
  #tokens = 0;

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

  /** Records a set, members in any order. */
  record(set: Uint32Array): void {
    const value = this.#objective.value(set);
    if (value < this.#value) return;
    const tokens = this.#objective.tokens(set);
    if (value === this.#value && tokens > this.#tokens) return;
    const members = set.slice().sort();
    if (value === this.#value && tokens === this.#tokens && !precedes(members, this.#members)) return;
    this.#value = value;
    this.#tokens = tokens;
    this.#members = members;
  }
}

function precedes(a: Uint32Array, b: Uint32Array): boolean {
  for (let n = 0; n < a.length && n < b.length; n++) if (a[n] !== b[n]) return a[n]! < b[n]!;
  return a.length < b.length;
}
