import { termsOf } from './termsOf.ts';
import { saturated, termWeight, type TermDocument, type TermIndex } from './termIndex.ts';

/** The terms of a task or of a part of it. */
export type Query = ReadonlyMap<string, { readonly count: number; readonly written: string }>;

/** A term that is said again counts by this much of its logarithm more. */
const repetition = 0.5;
/** The terms of a huge task that are kept: the most repeated, then the first. */
const mostTerms = 1_000;

/** The distinct terms of a text with how often they occur and how they were first written. Linear time. */
export function queryOf(text: string): Query {
  const terms = new Map<string, { count: number; written: string }>();
  for (const { key, written } of termsOf(text)) {
    const term = terms.get(key);
    if (term !== undefined) term.count++;
    else terms.set(key, { count: 1, written });
  }
  if (terms.size <= mostTerms) return terms;
  return new Map([...terms].sort(([, a], [, b]) => b.count - a.count).slice(0, mostTerms));
}

/** What a term of a query weighs (> 0) in a library. */
export function queryWeight(index: TermIndex, term: string, count: number): number {
  const id = index.termIds.get(term);
  const weight = id === undefined ? termWeight(term, 0, index.originals, index.background) : index.idf[id]!;
  return weight * (1 + repetition * Math.log(count));
}

/**
 * How far the length of a query counts: between the share of it that a skill covers (1) and what it covers in all (0). Near
 * the middle, requests that a library serves are told best from those that it does not, short and long alike.
 */
const lengthPower = 0.6;

/**
 * What every query is taken to ask beside its words: as much as two or three rare ones. One word is no evidence, though a skill
 * has all of it.
 */
const unsaid = 15;

/**
 * How much each skill has to do with a query: BM25F over a power of what the query could earn at most, so that scores of
 * short and long queries, and of small and large libraries, can be compared.
 * @returns one number >= 0 for each skill
 */
export function scoresOf(index: TermIndex, query: Query): Float64Array {
  const scores = new Float64Array(index.documents);
  let most = 0;
  for (const [term, { count }] of query) {
    most += queryWeight(index, term, count);
    const id = index.termIds.get(term);
    if (id === undefined) continue;
    const times = 1 + repetition * Math.log(count);
    for (let at = index.offsets[id]!; at < index.offsets[id + 1]!; at++) {
      scores[index.documentOf[at]!]! += times * index.impactOf[at]!;
    }
  }
  const scale = scaleOf(most);
  return scores.map((score) => score / scale);
}

/** What scores are divided by, given what the words of a query could earn at most. */
function scaleOf(most: number): number {
  return (most + unsaid) ** lengthPower;
}

/** What each term that a document shares with a query adds to its score, > 0, before lengths count. */
export function impactsOf(index: TermIndex, query: Query, { terms, frequencies }: TermDocument): Map<string, number> {
  const impacts = new Map<string, number>();
  for (const [n, term] of terms.entries()) {
    const asked = query.get(term);
    if (asked !== undefined) impacts.set(term, queryWeight(index, term, asked.count) * saturated(frequencies[n]!));
  }
  return impacts;
}

/** What each term of a query adds to the score that `scoresOf` gives one skill, > 0; terms that it does not have are left out. */
export function termScores(index: TermIndex, query: Query, document: TermDocument): Map<string, number> {
  let most = 0;
  for (const [term, { count }] of query) most += queryWeight(index, term, count);
  const scale = scaleOf(most);
  return new Map(Array.from(impactsOf(index, query, document), ([term, impact]) => [term, impact / scale]));
}
