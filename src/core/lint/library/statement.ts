import { termsOf } from '../../capability/termsOf.ts';
import { priorWeight } from './termWeights.ts';
import type { WordVectors } from './wordVectors.ts';

/** What a text says, once by its words and once by what they mean. */
export interface Statement {
  /** The heaviest terms, the heaviest first, each once. */
  readonly terms: readonly string[];
  /** Weight of each of these terms, > 0; their squares add up to 1. */
  readonly weightOf: ReadonlyMap<string, number>;
  /** Direction of the words' meaning; of length 1 where most of their weight is in known words, shorter where less is. */
  readonly sense: Float32Array;
  /** Distinct terms of the text. */
  readonly size: number;
}

/** How a kind of text is read. */
export interface Reading {
  /** How often a term must stand to earn half its weight. */
  readonly halfAt: number;
  readonly mostTerms: number;
  /** What all texts of the kind have in common, taken out of the sense. */
  readonly common: Float32Array;
}

/** From this share of its weight in known words on a text is understood: what it says in other words is no guess. */
const wellKnown = 0.6;

/** Reads a text. Linear time, bounded memory. */
export function statementOf(text: string, vectors: WordVectors, { halfAt, mostTerms, common }: Reading): Statement {
  const counts = new Map<string, number>();
  for (const { key } of termsOf(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const weighed = Array.from(counts, ([term, count]) => ({ term, weight: (priorWeight(term, vectors) * count) / (count + halfAt) }));
  weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  const kept = weighed.slice(0, mostTerms);
  const length = Math.sqrt(kept.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1;
  return {
    terms: kept.map(({ term }) => term),
    weightOf: new Map(kept.map(({ term, weight }) => [term, weight / length])),
    sense: senseOf(weighed, vectors, common),
    size: counts.size,
  };
}

function senseOf(weighed: readonly { readonly term: string; readonly weight: number }[], { rowOf, rows, dims }: WordVectors, common: Float32Array): Float32Array {
  const sum = new Float64Array(dims);
  let all = 0;
  let understood = 0;
  for (const { term, weight } of weighed) {
    all += weight;
    const row = rowOf.get(term);
    if (row === undefined) continue;
    understood += weight;
    for (let n = 0; n < dims; n++) sum[n]! += weight * rows[row * dims + n]!;
  }
  const known = Math.hypot(...sum);
  if (known === 0) return new Float32Array(dims);
  const apart = sum.map((value, n) => value / known - common[n]!);
  const length = (Math.hypot(...apart) || 1) * Math.max(1, (wellKnown * all) / understood);
  return Float32Array.from(apart, (value) => value / length);
}

/** Cosine of the words, 0 to 1. */
export function sharedWords(a: Statement, b: Statement): number {
  const [few, many] = a.terms.length <= b.terms.length ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few.weightOf) sum += weight * (many.weightOf.get(term) ?? 0);
  return Math.min(1, sum);
}

/** Cosine of the meanings, -1 to 1. */
export function sharedSense(a: Statement, b: Statement): number {
  let sum = 0;
  for (let n = 0; n < a.sense.length; n++) sum += a.sense[n]! * b.sense[n]!;
  return sum;
}
