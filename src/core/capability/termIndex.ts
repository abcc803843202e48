import { isWorkaday } from './commonWords.ts';
import type { Steps } from '../util/steps.ts';

/** Terms with their field-weighted frequencies: a skill, or a phrase that stands for a capability. */
export interface TermDocument {
  readonly terms: readonly string[];
  readonly frequencies: readonly number[];
}

/** BM25's saturation: how soon a repeated term stops adding. */
const k1 = 2;

// A small library cannot know which words are common, so its counts are joined by those of an imagined one.
const imaginedSkills = 50;
const imaginedShareOfWorkaday = 0.3;

/** An inverted index: for each term the documents that hold it and what it adds to their score (BM25F). */
export interface TermIndex {
  readonly documents: number;
  readonly termIds: ReadonlyMap<string, number>;
  /** Weight of each term, > 0: the rarer the heavier. */
  readonly idf: Float64Array;
  /** Postings of term t: `documentOf` and `impactOf` from `offsets[t]` to `offsets[t + 1]`, documents ascending. */
  readonly offsets: Uint32Array;
  readonly documentOf: Uint32Array;
  readonly impactOf: Float64Array;
}

/**
 * Indexes `skills` and then `phrases`, numbered through; only skills count for how common a term is.
 * Time and memory linear in the number of terms of all documents.
 */
export function* indexTerms(skills: readonly TermDocument[], phrases: readonly TermDocument[]): Steps<TermIndex> {
  const termIds = new Map<string, number>();
  const skillCounts: number[] = [];
  const counts: number[] = [];
  const documents = [...skills, ...phrases];
  for (const [n, { terms }] of documents.entries()) {
    if (n % 64 === 63) yield;
    for (const term of terms) {
      let id = termIds.get(term);
      if (id === undefined) {
        termIds.set(term, (id = counts.length));
        counts.push(0);
        skillCounts.push(0);
      }
      counts[id]!++;
      if (n < skills.length) skillCounts[id]!++;
    }
  }
  const idf = new Float64Array(counts.length);
  for (const [term, id] of termIds) idf[id] = termWeight(term, skillCounts[id]!, skills.length);

  const offsets = new Uint32Array(counts.length + 1);
  for (const [id, count] of counts.entries()) offsets[id + 1] = offsets[id]! + count;
  const next = offsets.slice(0, -1);
  const documentOf = new Uint32Array(offsets.at(-1)!);
  const impactOf = new Float64Array(offsets.at(-1)!);
  for (const [n, { terms, frequencies }] of documents.entries()) {
    if (n % 64 === 63) yield;
    for (const [m, term] of terms.entries()) {
      const id = termIds.get(term)!;
      const at = next[id]!++;
      documentOf[at] = n;
      impactOf[at] = idf[id]! * saturated(frequencies[m]!);
    }
  }
  return { documents: documents.length, termIds, idf, offsets, documentOf, impactOf };
}

/** What a term weighs (> 0) that `count` of `skills` hold; a term that none holds weighs most. */
export function termWeight(term: string, count: number, skills: number): number {
  const imagined = isWorkaday(term) ? imaginedShareOfWorkaday * imaginedSkills : 0;
  const holders = count + imagined;
  const others = skills + imaginedSkills - holders;
  return Math.log(1 + (others + 0.5) / (holders + 0.5));
}

/** Share (0 to 1) of a term's weight that a document with this frequency earns. */
export function saturated(frequency: number): number {
  return frequency / (frequency + k1);
}
