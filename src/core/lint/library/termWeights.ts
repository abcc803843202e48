import { isWorkaday } from '../../capability/commonWords.ts';
import type { WordVectors } from './wordVectors.ts';

/** Of the training documents so many would hold a word of any request, if it were counted fairly. */
const workadayShare = 0.1;
/** Training documents that a rarer or unknown word is taken to stand in: a shared product name alone is no likeness. */
const rarest = 20;

/**
 * What a term weighs, > 0: its inverse document frequency in the training texts. Not the library's own, so that two
 * skills are as alike in one library as in another, however small, and whatever else changes.
 * @param row of the term among the vectors
 */
export function priorWeight(term: string, row: number | undefined, { holders, documents }: WordVectors): number {
  const counted = Math.max(rarest, row === undefined ? 0 : holders[row]!);
  const held = isWorkaday(term) ? Math.max(counted, workadayShare * documents) : counted;
  return Math.log(1 + (documents - Math.min(held, documents) + 0.5) / (held + 0.5));
}
