import { queryOf, scoresOf, type Query } from './query.ts';
import { taskClauses } from './taskClauses.ts';
import type { TermIndex } from './termIndex.ts';

/** What the best part of a task adds to the score of the whole. */
export const partWeight = 0.25;
/** What nearness in meaning adds to skills that share a word: it brings up those that say the rest in other words. */
export const meaningWeight = 0.35;
/** Parts with fewer distinct terms say too little to rank by. */
const leastTerms = 3;

/**
 * How much each skill has to do with a task: with the words of the whole, with those of the part that it fits best, and with
 * its meaning. Within a part the best skill counts in full and the others less, so that every part brings its own skills up.
 * @param nearness cosine of the task's meaning with each skill's, -1 to 1; 0 where nothing is known
 * @returns one number >= 0 for each skill, 0 for those that share no word with the task; what is chance and what is not depends on the library (`demandWeights`)
 */
export function relevanceOf(index: TermIndex, whole: Query, task: string, nearness: Float64Array): Float64Array {
  const relevance = scoresOf(index, whole);
  const inBestPart = new Float64Array(index.documents);
  for (const { scores, best } of scoredParts(index, task)) {
    for (const [skill, score] of scores.entries()) {
      if (score > 0) inBestPart[skill] = Math.max(inBestPart[skill]!, score * Math.sqrt(score / best));
    }
  }
  return relevance.map((score, skill) => (score > 0 ? Math.max(0, score + partWeight * inBestPart[skill]! + meaningWeight * nearness[skill]!) : 0));
}

/** The parts of a task that say enough, with each skill's score for them and the best of these. */
export function* scoredParts(index: TermIndex, task: string): Generator<{ readonly query: Query; readonly scores: Float64Array; readonly best: number }, void> {
  for (const part of taskClauses(task)) {
    const query = queryOf(part);
    if (query.size < leastTerms) continue;
    const scores = scoresOf(index, query);
    yield { query, scores, best: scores.reduce((a, b) => Math.max(a, b), 0) };
  }
}
