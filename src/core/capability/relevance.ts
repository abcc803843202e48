import { queryOf, scoresOf, type Query } from './query.ts';
import { taskClauses } from './taskClauses.ts';
import type { TermIndex } from './termIndex.ts';

/** What the best part of a task adds to the score of the whole. */
const partWeight = 0.5;
/** Parts with fewer distinct terms say too little to rank by. */
const leastTerms = 3;

/**
 * How much each skill has to do with a task: with the whole of it, and with the part that it fits best. Within
 * a part the best skill counts in full and the others less, so that every part brings its own skills up.
 * @returns one number >= 0 for each skill; below about 0.6 it is chance, from 1 on it is not
 */
export function relevanceOf(index: TermIndex, whole: Query, task: string): Float64Array {
  const relevance = scoresOf(index, whole);
  const inBestPart = new Float64Array(index.documents);
  for (const part of taskClauses(task)) {
    const query = queryOf(part);
    if (query.size < leastTerms) continue;
    const scores = scoresOf(index, query);
    const best = scores.reduce((a, b) => Math.max(a, b), 0);
    for (const [skill, score] of scores.entries()) {
      if (score > 0) inBestPart[skill] = Math.max(inBestPart[skill]!, score * Math.sqrt(score / best));
    }
  }
  return relevance.map((score, skill) => score + partWeight * inBestPart[skill]!);
}
