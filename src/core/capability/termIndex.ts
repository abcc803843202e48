import { isWorkaday } from './commonWords.ts';
import type { Steps } from '../util/steps.ts';

/** Terms with their field-weighted frequencies. */
export interface TermDocument {
  readonly terms: readonly string[];
  readonly frequencies: ArrayLike<number>;
}

/** What is known of texts like those of a library before any of them is read: a small library cannot know which words are common. */
export interface Background {
  /** So many texts the counts of the library are joined by, > 0. */
  readonly texts: number;
  /** Share (0 to 1) of them that hold a term. */
  shareOf(term: string): number;
}

/** Where nothing is known, words of any request and of any instruction are taken to be common. */
const imaginedTexts: Background = { texts: 50, shareOf: (term) => (isWorkaday(term) ? 0.3 : 0) };

/** An inverted index: for each term the documents that hold it and what it adds to their score (BM25F). */
export interface TermIndex {
  readonly documents: number;
  readonly background: Background;
  /** Documents, copies of one counted once. */
  readonly originals: number;
  readonly termIds: ReadonlyMap<string, number>;
  /** Weight of each term, > 0: the rarer the heavier. */
  readonly idf: Float64Array;
  /** Postings of term t: `documentOf` and `impactOf` from `offsets[t]` to `offsets[t + 1]`, documents ascending. */
  readonly offsets: Uint32Array;
  readonly documentOf: Uint32Array;
  readonly impactOf: Float32Array;
}

/** BM25's saturation: how soon a repeated term stops adding. */
const k1 = 2;

/** How many documents are handled between two pauses. */
const stride = 64;

/**
 * Indexes documents; time and memory linear in the number of their terms.
 * @param originalOf for each document the first of those that it is a copy of, itself where it is none: how common a term is
 *   counts them once, so a skill that is installed many times stays as telling as it is
 */
export function* indexTerms(documents: readonly TermDocument[], originalOf?: Uint32Array, background = imaginedTexts): Steps<TermIndex> {
  const termIds = new Map<string, number>();
  const counts: number[] = [];
  const idsOf: Uint32Array[] = [];
  for (const [n, { terms }] of documents.entries()) {
    if (n % stride === stride - 1) yield;
    const ids = Uint32Array.from(terms, (term) => {
      const known = termIds.get(term);
      if (known !== undefined) return known;
      termIds.set(term, counts.length);
      return counts.push(0) - 1;
    });
    for (const id of ids) counts[id]!++;
    idsOf.push(ids);
  }
  yield;
  const { holders, originals } = originalOf ? countOriginals(idsOf, originalOf, counts.length) : { holders: counts, originals: documents.length };
  const idf = new Float64Array(counts.length);
  for (const [term, id] of termIds) idf[id] = termWeight(term, holders[id]!, originals, background);
  yield;
  const offsets = new Uint32Array(counts.length + 1);
  for (const [id, count] of counts.entries()) offsets[id + 1] = offsets[id]! + count;
  const next = offsets.slice(0, -1);
  const documentOf = new Uint32Array(offsets.at(-1)!);
  const impactOf = new Float32Array(offsets.at(-1)!);
  for (const [n, ids] of idsOf.entries()) {
    if (n % stride === stride - 1) yield;
    const { frequencies } = documents[n]!;
    for (const [m, id] of ids.entries()) {
      const at = next[id]!++;
      documentOf[at] = n;
      impactOf[at] = idf[id]! * saturated(frequencies[m]!);
    }
  }
  return { documents: documents.length, background, originals, termIds, idf, offsets, documentOf, impactOf };
}

/** In how many groups of copies each term occurs, and how many groups there are. */
function countOriginals(idsOf: readonly Uint32Array[], originalOf: Uint32Array, width: number): { holders: Uint32Array; originals: number } {
  const members = new Map<number, number[]>();
  for (const [n, original] of originalOf.entries()) {
    const group = members.get(original);
    if (group === undefined) members.set(original, [n]);
    else group.push(n);
  }
  const holders = new Uint32Array(width);
  for (const group of members.values()) {
    const [only] = group;
    const ids = group.length === 1 ? idsOf[only!]! : new Set(group.flatMap((n) => [...idsOf[n]!]));
    for (const id of ids) holders[id]!++;
  }
  return { holders, originals: members.size };
}

/** What a term weighs (> 0) that `count` of `documents` hold; a term that none holds weighs most. */
export function termWeight(term: string, count: number, documents: number, background: Background): number {
  const holders = count + background.shareOf(term) * background.texts;
  const others = documents + background.texts - holders;
  return Math.log(1 + (others + 0.5) / (holders + 0.5));
}

/** Share (0 to 1) of a term's weight that a document with this frequency earns. */
export function saturated(frequency: number): number {
  return frequency / (frequency + k1);
}
