import { Bm25f, type FieldWeights } from '../bm25f.ts';
import { rank, takeRanked } from '../rank.ts';
import type { Strategy } from '../strategy.ts';

// In the order of the fields: name, description, headings, body.
const ofDescription: FieldWeights = { weight: [0, 1, 0, 0, 0], b: [0, 0.75, 0, 0, 0], k1: 1.2 };
/** Of all fields, each by its length: what names a skill counts most, what quotes and instructs least. */
export const ofAllFields: FieldWeights = { weight: [1, 1, 0.3, 0.1, 0.1], b: [0.75, 0.75, 0.75, 1, 1], k1: 2 };

/** BM25 of the task against descriptions: what retrieval over a host's listing does. */
export const bm25Description = bm25('bm25-description', 'BM25 over descriptions', ofDescription);

/** BM25F over name, description, headings and body. */
export const bm25AllFields = bm25('bm25', 'BM25F over name, description, headings and body', ofAllFields);

function bm25(id: string, summary: string, weights: FieldWeights): Strategy {
  return {
    id, summary, needsEncoder: false,
    *open(tools) {
      const index = yield* tools.fieldIndex();
      return function* (library) {
        const retriever = new Bm25f(index, library, weights);
        yield;
        return function* (task, limits) {
          yield;
          return takeRanked(rank(retriever.scores(task)), library.lengths, limits);
        };
      };
    },
  };
}
