import { isSilent } from '../capability/commonWords.ts';
import { stem } from '../capability/stem.ts';
import { wordsOf } from '../capability/words.ts';
import type { EncoderWeights } from './encoderWeights.ts';
import { standIns } from './standIns.ts';

/** Characters of a text that are read. */
const mostCharacters = 60_000;
/**
 * Of the words of a text so many must be familiar. Texts in other languages stay below (at most 54 % of 13 sentences, but
 * for one made of product names), tasks and descriptions in English above (98 %).
 */
const leastFamiliar = 0.6;
/** A word is familiar where one in so many training texts holds it: rarer ones may be foreign words that strayed in. */
const familiarIn = 250;
/** What words count that stand in for one that is not known. */
const standInWeight = 0.5;

/** Turns texts into directions of a space in which texts about the same thing lie near each other. */
export class StaticEncoder {
  readonly #weights: EncoderWeights;

  constructor(weights: EncoderWeights) {
    this.#weights = weights;
  }

  /** Length of the vectors. */
  get dims(): number {
    return this.#weights.dims;
  }

  /** As `TextEncoder` has it. */
  shareOf(term: string): number {
    const { rowOf, holders, documents } = this.#weights;
    const row = rowOf.get(term);
    return row === undefined ? 0 : Math.min(1, holders[row]! / documents);
  }

  /**
   * Time linear in the text up to a fixed limit; the same text gives the same vector.
   * @returns a vector of length 1, or of zeros where too little of the text is known to say anything by it
   */
  encode(text: string): Float32Array {
    const { dims, rowOf } = this.#weights;
    const counts = this.#read(text.slice(0, mostCharacters));
    const sum = new Float64Array(dims);
    for (const [term, count] of counts ?? []) {
      const row = rowOf.get(term);
      if (row !== undefined) this.#add(sum, row, saturated(count));
      else for (const other of standIns(term, (word) => rowOf.has(word))) this.#add(sum, rowOf.get(other)!, standInWeight * saturated(count));
    }
    const length = Math.hypot(...sum);
    return Float32Array.from(sum, (value) => (length > 0 ? value / length : 0));
  }

  /** How often each term stands in a text, or undefined where most of its words are not familiar. */
  #read(text: string): ReadonlyMap<string, number> | undefined {
    const { rowOf, holders, documents } = this.#weights;
    const counts = new Map<string, number>();
    let words = 0;
    let familiar = 0;
    for (const { folded } of wordsOf(text)) {
      words++;
      if (isSilent(folded)) {
        familiar++;
        continue;
      }
      const term = stem(folded);
      counts.set(term, (counts.get(term) ?? 0) + 1);
      const row = rowOf.get(term);
      if (row !== undefined && holders[row]! * familiarIn >= documents) familiar++;
    }
    return familiar >= leastFamiliar * words ? counts : undefined;
  }

  #add(sum: Float64Array, row: number, factor: number): void {
    const { dims, rows, scales } = this.#weights;
    const scale = factor * scales[row]!;
    const start = row * dims;
    for (let dim = 0; dim < dims; dim++) sum[dim]! += scale * rows[start + dim]!;
  }
}

/** What a term counts that stands so often in a text: 1 to 2, so that what is said over and over does not drown the rest. */
export function saturated(count: number): number {
  return (2 * count) / (count + 1);
}
