import type { TermIndex } from '../../capability/termIndex.ts';
import type { Steps } from '../../util/steps.ts';
import type { Headline } from './headline.ts';
import { bestOf, Ranker } from './ranker.ts';
import type { SkillRequest } from './skillRequest.ts';

const stride = 32;

/** What a trial needs of a skill: its name and description as terms, and its requests. */
export interface Contestant {
  readonly headline: Headline;
  readonly requests: readonly SkillRequest[];
}

/** How one request of one skill went. */
export interface Trial {
  readonly owner: number;
  readonly request: SkillRequest;
  /** The best skills for it, at most five, the best first. */
  readonly found: readonly number[];
  /** For each of them its score over the owner's, >= 0; infinite where the owner's is 0. */
  readonly shares: readonly number[];
  /** Skills ahead of the owner. */
  readonly ahead: number;
}

/**
 * Sends each skill's requests to all names and descriptions, as a preselection over a host's listing would.
 * @param index of the contestants' headlines, in their order
 */
export function* trialsOf(contestants: readonly Contestant[], index: TermIndex): Steps<readonly Trial[]> {
  const ranker = new Ranker(index);
  const trials: Trial[] = [];
  for (const [owner, { requests }] of contestants.entries()) {
    if (owner % stride === stride - 1) yield;
    for (const request of requests) {
      trials.push(ranker.score(request.query, (scores, touched) => {
        const found = bestOf(touched, scores);
        const own = scores[owner]!;
        return { owner, request, found, shares: found.map((skill) => scores[skill]! / own), ahead: touched.filter((skill) => scores[skill]! > own).length };
      }));
    }
  }
  return trials;
}
