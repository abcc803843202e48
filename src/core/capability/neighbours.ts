import type { Signature } from './signatures.ts';

/** Finds what lies near a signature by an inverted index over those added so far; never compares all pairs. */
export class Neighbours {
  readonly #postings = new Map<number, { readonly item: number; readonly weight: number }[]>();
  readonly #sums: number[] = [];

  /** Adds the next item, numbered from 0. */
  add(signature: Signature): number {
    const item = this.#sums.length;
    this.#sums.push(0);
    for (const [n, term] of signature.terms.entries()) {
      let list = this.#postings.get(term);
      if (list === undefined) this.#postings.set(term, (list = []));
      list.push({ item, weight: signature.weights[n]! });
    }
    return item;
  }

  /** The items whose cosine with `signature` (0 to 1) is at least `least`, the nearest first. */
  near(signature: Signature, least: number): readonly { readonly item: number; readonly cosine: number }[] {
    const touched: number[] = [];
    for (const [n, term] of signature.terms.entries()) {
      const weight = signature.weights[n]!;
      for (const posting of this.#postings.get(term) ?? []) {
        if (this.#sums[posting.item] === 0) touched.push(posting.item);
        this.#sums[posting.item]! += weight * posting.weight;
      }
    }
    const found: { item: number; cosine: number }[] = [];
    for (const item of touched) {
      const cosine = Math.min(1, this.#sums[item]!);
      this.#sums[item] = 0;
      if (cosine >= least) found.push({ item, cosine });
    }
    return found.sort((a, b) => b.cosine - a.cosine || a.item - b.item);
  }
}
