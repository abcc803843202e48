import { termsOf } from '../../capability/termsOf.ts';
import type { TermDocument } from '../../capability/termIndex.ts';
import { claimsOf } from './disclaimers.ts';

/** BM25's b, and the length that counts as usual: a description of 210 characters with its name. */
const b = 0.75;
const usualTerms = 30;

/** Terms of a name and description. */
export interface Headline extends TermDocument {
  /** What one more mention adds to a frequency. */
  readonly scale: number;
}

/** What an agent sees of a skill before it loads it, for ranking: frequencies normalised by length (BM25). */
export function headlineOf(name: string, description: string): Headline {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { key } of termsOf(`${name}\n${claimsOf(description)}`)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    length++;
  }
  const scale = 1 / (1 - b + (b * length) / usualTerms);
  return { terms: [...counts.keys()], frequencies: Array.from(counts.values(), (count) => count * scale), scale };
}
