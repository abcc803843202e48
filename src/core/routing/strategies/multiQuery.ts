import { taskParts } from '../../capability/taskParts.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { Bm25f } from '../bm25f.ts';
import { rank, takeRanked } from '../rank.ts';
import type { Strategy } from '../strategy.ts';
import { ofAllFields } from './bm25.ts';

/** B: candidates in the pool. */
const poolSize = 100;
/** Parts with fewer different terms say too little to search by. */
const leastTerms = 3;

/** Makes a pool of at most `poolSize` places out of the scores that the queries give each member. */
type Merge = (scores: readonly Float64Array[]) => readonly number[];

/** The papers' default: a fixed number from each query, so that every part of the task brings its skills. */
export const multiQuery = byParts('multi-query', 'BM25F for each part of the task, merged by quota', quota);

/** A skill is as good as the best part makes it. */
export const multiQueryMax = byParts('multi-query-max', 'BM25F for each part of the task, merged by the best score', byScore((all) => Math.max(...all)));

/** A skill is as good as the parts make it on average. */
export const multiQueryMean = byParts('multi-query-mean', 'BM25F for each part of the task, merged by the mean score', byScore((all) => all.reduce((sum, score) => sum + score, 0) / all.length));

/**
 * The offline half of hybrid preselection (2610.18522, Algorithm 2 and appendix H): the parts of the task stand for the
 * queries that a language model writes there, and the score of the whole task for its final choice from the pool. With
 * `maxSkills` 100 the pool itself is what is measured (table 27).
 */
function byParts(id: string, summary: string, merge: Merge): Strategy {
  return {
    id, summary, needsEncoder: false,
    *open(tools) {
      const index = yield* tools.fieldIndex();
      return function* (library) {
        const retriever = new Bm25f(index, library, ofAllFields);
        yield;
        return function* (task, limits) {
          const scores: Float64Array[] = [];
          for (const query of queriesOf(task)) {
            scores.push(retriever.scores(query));
            yield;
          }
          const whole = retriever.scores(task);
          const ranking = merge(scores).toSorted((a, b) => whole[b]! - whole[a]! || a - b);
          return takeRanked(ranking, library.lengths, limits);
        };
      };
    },
  };
}

function queriesOf(task: string): readonly string[] {
  const queries = taskParts(task).filter((part) => new Set(Array.from(termsOf(part), ({ key }) => key)).size >= leastTerms);
  return queries.length > 0 ? queries : [task];
}

/** Algorithm 2, lines 4 to 8: the top ceil(B / n) of each query that no query before it took. */
export function quota(scores: readonly Float64Array[]): readonly number[] {
  const each = Math.ceil(poolSize / scores.length);
  const pool = new Set<number>();
  for (const own of scores) {
    const unseen = rank(own).filter((place) => !pool.has(place));
    for (const place of unseen.slice(0, each)) pool.add(place);
  }
  return [...pool].slice(0, poolSize);
}

function byScore(merged: (scores: readonly number[]) => number): Merge {
  return (scores) => rank(scores[0]!.map((_, place) => merged(scores.map((own) => own[place]!)))).slice(0, poolSize);
}
