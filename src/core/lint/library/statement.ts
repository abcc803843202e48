import { priorWeight } from './termWeights.ts';
import type { WordVectors } from './wordVectors.ts';

/** What a text says, once by its words and once by what they mean. */
export interface Statement {
  /** The heaviest terms, the heaviest first, each once. */
  readonly terms: readonly string[];
  /** Weight of each of these terms, > 0; their squares add up to 1. */
  readonly weightOf: ReadonlyMap<string, number>;
  /** Unit vector of the words' meaning, or all 0 where no word is known. */
  readonly sense: Float32Array;
  /** 0 to 1: how far `sense` can be trusted; 1 where most of the weight is in known words. */
  readonly understood: number;
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

/** What terms say, in the order of a text and with repeats. Linear time. */
export function statementOf(said: Iterable<string>, vectors: WordVectors, reading: Reading): Statement {
  return statementOfCounts(countTerms(said), vectors, reading);
}

/** How often each term is said, in the order of the text. Linear time. */
export function countTerms(said: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of said) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The same as `statementOf`, of terms that were counted. */
export function statementOfCounts(counts: ReadonlyMap<string, number>, vectors: WordVectors, { halfAt, mostTerms, common }: Reading): Statement {
  const weighed = Array.from(counts, ([term, count]) => {
    const row = vectors.rowOf.get(term);
    return { term, row, weight: (priorWeight(term, row, vectors) * count) / (count + halfAt) };
  });
  weighed.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  const kept = weighed.slice(0, mostTerms);
  const length = Math.sqrt(kept.reduce((sum, { weight }) => sum + weight ** 2, 0)) || 1;
  return {
    terms: kept.map(({ term }) => term),
    weightOf: new Map(kept.map(({ term, weight }) => [term, weight / length])),
    ...senseOf(weighed, vectors, common),
    size: counts.size,
  };
}

function senseOf(weighed: readonly { readonly row: number | undefined; readonly weight: number }[], { rows, dims }: WordVectors, common: Float32Array): Pick<Statement, 'sense' | 'understood'> {
  const sum = new Float64Array(dims);
  let all = 0;
  let understood = 0;
  for (const { row, weight } of weighed) {
    all += weight;
    if (row === undefined) continue;
    understood += weight;
    const start = row * dims;
    for (let n = 0; n < dims; n++) sum[n]! += weight * rows[start + n]!;
  }
  const known = Math.hypot(...sum);
  if (known === 0) return { sense: new Float32Array(dims), understood: 0 };
  const apart = sum.map((value, n) => value / known - common[n]!);
  const length = Math.hypot(...apart) || 1;
  return { sense: Float32Array.from(apart, (value) => value / length), understood: Math.min(1, understood / (wellKnown * all)) };
}

/** Cosine of the words, 0 to 1. */
export function sharedWords(a: Statement, b: Statement): number {
  const [few, many] = a.terms.length <= b.terms.length ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few.weightOf) sum += weight * (many.weightOf.get(term) ?? 0);
  return Math.min(1, sum);
}

/** Cosine of the meanings, -1 to 1, the nearer to 0 the less of either is understood. */
export function sharedSense(a: Statement, b: Statement): number {
  let sum = 0;
  for (let n = 0; n < a.sense.length; n++) sum += a.sense[n]! * b.sense[n]!;
  return sum * trust(a, b);
}

/** How far a comparison of meanings can be trusted, 0 to 1. */
export function trust(a: Statement, b: Statement): number {
  return Math.min(a.understood, b.understood);
}
