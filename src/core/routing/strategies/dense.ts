import { nearnessOf } from '../../capability/meaning.ts';
import { rank, takeRanked } from '../rank.ts';
import type { RoutingLibrary } from '../routingLibrary.ts';
import type { Strategy } from '../strategy.ts';

/** Retrieval by embedding similarity of the task with name and description (2610.18522, section 2.2: RAG preselection). */
export const dense: Strategy = {
  id: 'dense',
  summary: 'cosine of the task with name and description',
  needsEncoder: true,
  *open(tools) {
    const vectors = yield* tools.vectors();
    return function* (library) {
      yield;
      return function* (task, limits) {
        yield;
        return takeRanked(rank(cosines(tools.encoder!.encode(task), vectors, library)), library.lengths, limits);
      };
    };
  },
};

/** Of vectors of length 1; one number for each member in library order. */
export function cosines(query: Float32Array, vectors: readonly Float32Array[], { members }: RoutingLibrary): Float64Array {
  return nearnessOf(query, Array.from(members, (skill) => vectors[skill]!));
}
