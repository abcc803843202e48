import { Bm25f } from '../bm25f.ts';
import { rank, takeRanked } from '../rank.ts';
import type { Strategy } from '../strategy.ts';
import { ofAllFields } from './bm25.ts';
import { cosines } from './dense.ts';

/**
 * Share of the lexical score, chosen on requests made of skills that the encoder was not trained on: the more of a request's
 * words its skills do not have, the larger a share of meaning pays; where they have most of them any share costs.
 * Scores are mixed, not ranks: fusing ranks in equal parts loses what BM25 is sure of.
 */
const lexicalShare = 0.9;

/** BM25F and embedding similarity together, each as a share of its best. */
export const fused: Strategy = {
  id: 'fused',
  summary: 'nine tenths BM25F, one tenth cosine',
  needsEncoder: true,
  *open(tools) {
    const index = yield* tools.fieldIndex();
    const vectors = yield* tools.vectors();
    return function* (library) {
      const retriever = new Bm25f(index, library, ofAllFields);
      yield;
      return function* (task, limits) {
        const lexical = shareOfBest(retriever.scores(task));
        yield;
        const near = shareOfBest(cosines(tools.encoder!.encode(task), vectors, library));
        const scores = lexical.map((score, place) => lexicalShare * score + (1 - lexicalShare) * near[place]!);
        return takeRanked(rank(scores), library.lengths, limits);
      };
    };
  },
};

function shareOfBest(scores: Float64Array): Float64Array {
  const best = scores.reduce((a, b) => Math.max(a, b), 0);
  return scores.map((score) => (best > 0 ? Math.max(0, score) / best : 0));
}
