import type { Example } from './examples.ts';

/** The terms that have a vector. */
export interface Vocabulary {
  /** Those that many texts hold, then the rarer ones; each part in order of the letters. */
  readonly terms: readonly string[];
  /** How many of them, from the first, many texts hold. */
  readonly common: number;
  /** Training texts that hold each. */
  readonly holders: readonly number[];
  readonly numberOf: ReadonlyMap<string, number>;
}

/** @param least texts that hold a term at least @param leastCommon texts from which on it is common */
export function vocabularyOf(examples: readonly Example[], least: number, leastCommon: number): Vocabulary {
  const counts = new Map<string, number>();
  for (const { sequence } of examples) for (const term of new Set(sequence)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const known = [...counts.keys()].filter((term) => counts.get(term)! >= least).sort();
  const common = known.filter((term) => counts.get(term)! >= leastCommon);
  const terms = [...common, ...known.filter((term) => counts.get(term)! < leastCommon)];
  return { terms, common: common.length, holders: terms.map((term) => counts.get(term)!), numberOf: new Map(terms.map((term, number) => [term, number])) };
}
