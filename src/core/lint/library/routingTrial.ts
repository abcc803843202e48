import { queryWeight } from '../../capability/query.ts';
import { indexTerms, saturated, type TermDocument, type TermIndex } from '../../capability/termIndex.ts';
import type { Steps } from '../../util/steps.ts';
import type { Headline } from './headline.ts';
import type { SkillRequest } from './requests.ts';

/** Places that a preselection fills for each request (2610.18522, section 2.2: at most five). */
export const places = 5;
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
  /** For each of them its score over the one that the owner has with the request in its description, >= 0. */
  readonly shares: readonly number[];
  /** Skills ahead of the owner. */
  readonly ahead: number;
}

/** Sends each skill's requests to all names and descriptions (BM25), as a preselection would. */
export function* trialsOf(contestants: readonly Contestant[]): Steps<{ readonly trials: readonly Trial[]; readonly index: TermIndex }> {
  const index = yield* indexTerms(contestants.map(({ headline }) => headline));
  const scores = new Float64Array(contestants.length);
  const trials: Trial[] = [];
  for (const [owner, { requests }] of contestants.entries()) {
    if (owner % stride === stride - 1) yield;
    for (const request of requests) trials.push(trial(owner, request, contestants, index, scores));
  }
  return { trials, index };
}

/** @param scores all 0, and left so */
function trial(owner: number, request: SkillRequest, contestants: readonly Contestant[], index: TermIndex, scores: Float64Array): Trial {
  const touched: number[] = [];
  for (const [term, { count }] of request.query) {
    const id = index.termIds.get(term);
    if (id === undefined) continue;
    const times = queryWeight(index, term, count) / index.idf[id]!;
    for (let at = index.offsets[id]!; at < index.offsets[id + 1]!; at++) {
      const skill = index.documentOf[at]!;
      if (scores[skill] === 0) touched.push(skill);
      scores[skill]! += times * index.impactOf[at]!;
    }
  }
  const whole = scores[owner]!;
  const own = withoutItsOwnWords(contestants[owner]!.headline, request, index);
  if (scores[owner] === 0) touched.push(owner);
  scores[owner] = own;
  const found: number[] = [];
  let ahead = 0;
  for (const skill of touched) {
    if (scores[skill]! > own) ahead++;
    insert(found, skill, scores);
  }
  const shares = found.map((skill) => scores[skill]! / whole);
  for (const skill of touched) scores[skill] = 0;
  return { owner, request, found, shares, ahead };
}

/**
 * The owner's score as if the request did not stand in its own description, for a user does not know that: what else
 * it says, its name first of all, must find it.
 */
function withoutItsOwnWords({ terms, frequencies, scale }: Headline, { query }: SkillRequest, index: TermIndex): number {
  let score = 0;
  for (const [n, term] of terms.entries()) {
    const asked = query.get(term);
    const left = asked === undefined ? 0 : frequencies[n]! - asked.count * scale;
    if (asked !== undefined && left > 0) score += queryWeight(index, term, asked.count) * saturated(left);
  }
  return score;
}

/** Keeps `found` the best five, equal scores in library order. */
function insert(found: number[], skill: number, scores: Float64Array): void {
  const better = (other: number): boolean => scores[other]! > scores[skill]! || (scores[other] === scores[skill] && other < skill);
  if (found.length === places && better(found[places - 1]!)) return;
  let at = found.length;
  while (at > 0 && !better(found[at - 1]!)) at--;
  found.splice(at, 0, skill);
  found.length = Math.min(found.length, places);
}

/** What each term that a headline shares with a request adds to its score. */
export function weightsBehind({ terms, frequencies }: TermDocument, { query }: SkillRequest, index: TermIndex): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [n, term] of terms.entries()) {
    const asked = query.get(term);
    if (asked !== undefined) weights.set(term, queryWeight(index, term, asked.count) * saturated(frequencies[n]!));
  }
  return weights;
}
