import type { CapabilityText } from '../../src/core/capability/capabilityModel.ts';
import type { LexicalFeatures } from '../../src/core/capability/lexicalFeatures.ts';
import { queryOf, scoresOf } from '../../src/core/capability/query.ts';
import { relevanceOf } from '../../src/core/capability/relevance.ts';
import { indexTerms, type TermDocument, type TermIndex } from '../../src/core/capability/termIndex.ts';
import { termsOf } from '../../src/core/capability/termsOf.ts';
import { finish } from '../../src/core/util/steps.ts';

/** Scores for each skill of a library; what a top-k rule ranks by. */
export type Ranking = (index: TermIndex, task: string) => Float64Array;

/** BM25 of the whole task. */
export const bm25: Ranking = (index, task) => scoresOf(index, queryOf(task));

/** The model's relevance: the whole task and its best part. */
export const wholeAndPart: Ranking = (index, task) => relevanceOf(index, queryOf(task), task);

/** BM25's documents out of name and description, and half of the body. */
export function plainDocuments(texts: readonly CapabilityText[]): readonly TermDocument[] {
  const counted = texts.map(({ name, description, body }) => {
    const counts = new Map<string, number>();
    for (const { key } of termsOf(`${name}\n${description}`)) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const { key } of termsOf(body)) counts.set(key, (counts.get(key) ?? 0) + 0.5);
    return { counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  return counted.map(({ counts, length }) => {
    const scale = 1 / (0.25 + (0.75 * length) / mean);
    return { terms: [...counts.keys()], frequencies: Array.from(counts.values(), (count) => count * scale) };
  });
}

export function indexOf(documents: readonly (TermDocument | LexicalFeatures)[]): TermIndex {
  return finish(indexTerms(documents));
}

/** The k best by score, equal scores in library order; skills that score nothing are left out. */
export function top(scores: Float64Array, k: number): readonly number[] {
  const ranked = [...scores.keys()].filter((skill) => scores[skill]! > 0);
  return ranked.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, k);
}
