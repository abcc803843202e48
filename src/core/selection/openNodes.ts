/** A part of the search space: the feasible sets that hold all of `held` and otherwise only `candidates`. */
export interface SearchNode {
  /** An upper bound on F of these sets. */
  bound: number;
  readonly held: readonly number[];
  readonly candidates: Uint32Array;
  /** Points of a tangent to start from. */
  readonly points: Float32Array;
}

/** Beyond this many, the newest part is searched first: then only few more are added. A part takes about 1 kB. */
const MOST_BY_BOUND = 50_000;

/** The parts still to be searched: the largest bound first, while there is room for that. */
export class OpenNodes {
  /** A binary heap, the largest bound at the root. */
  readonly #heap: SearchNode[] = [];
  readonly #newest: SearchNode[] = [];

  /** The largest bound of a part still to be searched; -Infinity when there is none. */
  get bound(): number {
    return this.#newest.reduce((most, { bound }) => Math.max(most, bound), this.#heap[0]?.bound ?? -Infinity);
  }

  push(node: SearchNode): void {
    if (this.#heap.length >= MOST_BY_BOUND) {
      this.#newest.push(node);
      return;
    }
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (heap[above]!.bound >= node.bound) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = node;
  }

  pop(): SearchNode | undefined {
    const newest = this.#newest.pop();
    if (newest) return newest;
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && heap[below + 1]!.bound > heap[below]!.bound) below++;
      if (heap[below]!.bound <= last.bound) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return top;
  }
}
