import type { Query } from '../../capability/query.ts';
import type { TermIndex } from '../../capability/termIndex.ts';
import { seededRandom } from '../../util/seededRandom.ts';
import type { Steps } from '../../util/steps.ts';
import { bestOf, Ranker } from './ranker.ts';
import type { Contestant } from './routingTrial.ts';

/** Skills whose requests are joined, this share of a small library at most, and requests that are made of them at most. */
const joined = 12;
const mostShare = 0.2;
const mostMixtures = 1_000;
const stride = 8;

/** A request that asks for what many skills do, as long tasks do, and who comes up for it that is none of them. */
export interface Mixture {
  readonly query: Query;
  /** Skills among the best five whose requests are no part of it, the best first. */
  readonly intruders: readonly number[];
}

/**
 * Joins the descriptions and requests of skills drawn at random and looks who else comes up. A single request brings up
 * its neighbours in subject; a mixed one brings up the skills that come up for everything.
 * @param index of the contestants' headlines, in their order
 */
export function* mixturesOf(contestants: readonly Contestant[], index: TermIndex): Steps<readonly Mixture[]> {
  const size = Math.min(joined, Math.floor(mostShare * contestants.length));
  if (size < 2) return [];
  const ranker = new Ranker(index);
  const next = seededRandom(42);
  const mixtures: Mixture[] = [];
  for (let n = Math.min(mostMixtures, contestants.length); n > 0; n--) {
    if (n % stride === 0) yield;
    const parts = new Set(Array.from({ length: size }, () => Math.floor(next() * contestants.length)));
    const query = joinedQuery(Array.from(parts, (part) => contestants[part]!));
    const intruders = ranker.score(query, (scores, touched) => bestOf(touched.filter((skill) => !parts.has(skill)), scores));
    mixtures.push({ query, intruders });
  }
  return mixtures;
}

function joinedQuery(contestants: readonly Contestant[]): Query {
  const query = new Map<string, { count: number; written: string }>();
  const add = (term: string, count: number): void => {
    const known = query.get(term);
    if (known === undefined) query.set(term, { count, written: term });
    else known.count += count;
  };
  for (const { headline: { terms, frequencies, scale }, requests } of contestants) {
    for (const [n, term] of terms.entries()) add(term, Math.round(frequencies[n]! / scale));
    for (const { query: asked } of requests) for (const [term, { count }] of asked) add(term, count);
  }
  return query;
}
