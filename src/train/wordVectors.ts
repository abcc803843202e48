import { readWordVectors } from '../core/lint/library/wordVectors.ts';
import { statementOf } from '../core/lint/library/statement.ts';
import { readings } from '../core/lint/library/profile.ts';
import type { TrainingText } from './corpus.ts';
import { mutualInformation } from './cooccurrences.ts';
import { packWordVectors, type TrainedVectors } from './packWordVectors.ts';
import { singularVectors } from './singularVectors.ts';

const dims = 96;
/** Texts that hold a term at least; rarer ones have too little company to learn from. */
const leastHolders = 12;

/** Trains word vectors on skills. @param next uniform numbers in [0, 1), seeded @returns the file's bytes */
export function trainWordVectors(texts: readonly TrainingText[], next: () => number): Uint8Array {
  const counts = new Map<string, number>();
  for (const { head, body } of texts) for (const term of new Set([...head, ...body])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = [...counts.keys()].filter((term) => counts.get(term)! >= leastHolders).sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const sequences = texts.map(({ head, body }) => [...head, ...body].map((term) => numbers.get(term) ?? -1));
  const rows = directions(singularVectors(mutualInformation(sequences, terms.length), dims, next), terms.length);
  const trained: TrainedVectors = {
    dims,
    documents: texts.length,
    terms,
    holders: terms.map((term) => counts.get(term)!),
    rows,
    common: { description: new Array<number>(dims).fill(0), body: new Array<number>(dims).fill(0) },
  };
  const bare = packWordVectors(trained);
  return packWordVectors({ ...trained, common: { description: mean(texts.map(({ head }) => head), bare, 'description'), body: mean(texts.map(({ body }) => body), bare, 'body') } });
}

/** Rows without what they have in common, of unit length. */
function directions(rows: Float64Array, count: number): Float64Array {
  const common = new Float64Array(dims);
  for (const [n, value] of rows.entries()) common[n % dims]! += value / count;
  const centred = rows.map((value, n) => value - common[n % dims]!);
  for (let row = 0; row < count; row++) {
    const own = centred.subarray(row * dims, (row + 1) * dims);
    const length = Math.hypot(...own) || 1;
    for (let n = 0; n < dims; n++) own[n]! /= length;
  }
  return centred;
}

/** The mean direction of all texts of a kind. */
function mean(texts: readonly (readonly string[])[], file: Uint8Array, kind: 'description' | 'body'): readonly number[] {
  const vectors = readWordVectors(file);
  const sum = new Float64Array(dims);
  for (const text of texts) {
    for (const [n, value] of statementOf(text, vectors, readings(vectors)[kind]).sense.entries()) sum[n]! += value / texts.length;
  }
  return [...sum];
}
