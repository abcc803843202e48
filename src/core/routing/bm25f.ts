import { termsOf } from '../capability/termsOf.ts';
import { fields, type FieldIndex } from './fieldIndex.ts';
import type { RoutingLibrary } from './routingLibrary.ts';

/** How BM25F counts fields; a field without weight is not read. */
export interface FieldWeights {
  /** By field number, >= 0. */
  readonly weight: readonly number[];
  /** By field number: how far its length counts, 0 to 1. */
  readonly b: readonly number[];
  /** How soon a repeated term stops adding, > 0. */
  readonly k1: number;
}

/**
 * BM25F (Robertson and Zaragoza 2009, sections 3.5 and 3.6) over one library: document frequencies, mean lengths and so
 * all weights are the library's own, though the counts are shared by all libraries of an evaluation.
 */
export class Bm25f {
  readonly #index: FieldIndex;
  readonly #library: RoutingLibrary;
  readonly #weights: FieldWeights;
  readonly #meanLengths: readonly number[];

  constructor(index: FieldIndex, library: RoutingLibrary, weights: FieldWeights) {
    this.#index = index;
    this.#library = library;
    this.#weights = weights;
    const { members } = library;
    this.#meanLengths = fields.map((_, field) => {
      let sum = 0;
      for (const skill of members) sum += index.lengths[skill * fields.length + field]!;
      return Math.max(1, sum / Math.max(1, members.length));
    });
  }

  /** Scores of all members for a query, each distinct term of it once: one number >= 0 for each, in library order. */
  scores(query: string): Float64Array {
    const scores = new Float64Array(this.#library.members.length);
    for (const term of new Set(Array.from(termsOf(query), ({ key }) => key))) {
      const frequencies = this.#frequencies(term);
      const weight = Math.log(1 + (scores.length - frequencies.size + 0.5) / (frequencies.size + 0.5));
      for (const [place, frequency] of frequencies) scores[place]! += (weight * frequency) / (frequency + this.#weights.k1);
    }
    return scores;
  }

  /** For each member that holds a term its frequency, weighted by field and relative length. */
  #frequencies(term: string): ReadonlyMap<number, number> {
    const frequencies = new Map<number, number>();
    const { weight, b } = this.#weights;
    const { placeOf, suiteSize, scale } = this.#library;
    const { keys = [], counts = [] } = this.#index.postings.get(term) ?? {};
    for (const [n, key] of keys.entries()) {
      const skill = Math.floor(key / fields.length);
      if (skill >= suiteSize + scale) break;
      const field = key % fields.length;
      const place = placeOf[skill]!;
      if (place < 0 || weight[field] === 0) continue;
      const relativeLength = 1 - b[field]! + (b[field]! * this.#index.lengths[key]!) / this.#meanLengths[field]!;
      frequencies.set(place, (frequencies.get(place) ?? 0) + (weight[field]! * counts[n]!) / relativeLength);
    }
    return frequencies;
  }
}
