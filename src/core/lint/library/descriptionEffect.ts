import { impactsOf } from '../../capability/query.ts';
import { indexTerms, type TermIndex } from '../../capability/termIndex.ts';
import type { Steps } from '../../util/steps.ts';
import { bestOf, places, Ranker } from './ranker.ts';
import type { SkillRequest } from './skillRequest.ts';
import type { Contestant } from './routingTrial.ts';

/** A number before an edit and after it. */
export interface BeforeAfter<T> {
  readonly before: T;
  readonly after: T;
}

/** What an edit of a description does to who is found for which requests. */
export interface DescriptionEffect {
  /** The skill's own requests, those of both versions; whether they find it among the first five. */
  readonly own: readonly ({ readonly text: string } & BeforeAfter<boolean>)[];
  /** Requests of other skills that bring it among the first five, in one version at least, those first that changed. */
  readonly others: readonly ({ readonly owner: number; readonly text: string } & BeforeAfter<boolean>)[];
}

/** All skills but the edited one, made ready to be compared with any version of it. */
export interface OtherSkills {
  readonly index: TermIndex;
  /** The score from which on one more skill is among the best five for a request. */
  readonly bars: readonly { readonly owner: number; readonly request: SkillRequest; readonly bar: number }[];
}

const stride = 16;

/** Ranks the other skills for their own requests; terms weigh what they weigh among them. */
export function* otherSkills(others: readonly Contestant[]): Steps<OtherSkills> {
  const index = yield* indexTerms(others.map(({ headline }) => headline));
  const ranker = new Ranker(index);
  const bars: OtherSkills['bars'][number][] = [];
  for (const [owner, { requests }] of others.entries()) {
    if (owner % stride === stride - 1) yield;
    for (const request of requests) {
      if (request.purpose) continue;
      bars.push({ owner, request, bar: ranker.score(request.query, (scores, touched) => scores[bestOf(touched, scores)[places - 1] ?? -1] ?? 0) });
    }
  }
  return { index, bars };
}

/** What becomes of the requests when one version of a skill takes the place of another. */
export function* descriptionEffect({ index, bars }: OtherSkills, before: Contestant, after: Contestant): Steps<DescriptionEffect> {
  const both = (request: SkillRequest, isFound: (score: number) => boolean): BeforeAfter<boolean> => ({
    before: isFound(scoreOf(before, request, index)),
    after: isFound(scoreOf(after, request, index)),
  });
  const ranker = new Ranker(index);
  const requests = new Map([...after.requests, ...before.requests].filter(({ purpose }) => !purpose).map((request) => [request.text, request]));
  const own = Array.from(requests.values(), (request) => {
    const bar = ranker.score(request.query, (scores, touched) => scores[bestOf(touched, scores)[places - 1] ?? -1] ?? 0);
    return { text: request.text, ...both(request, (score) => score > 0 && score >= bar) };
  });
  yield;
  const others: DescriptionEffect['others'][number][] = [];
  for (const [n, { owner, request, bar }] of bars.entries()) {
    if (n % 256 === 255) yield;
    const found = both(request, (score) => score > bar);
    if (found.before || found.after) others.push({ owner, text: request.text, ...found });
  }
  const changed = ({ before: was, after: is }: BeforeAfter<boolean>): number => (was === is ? 0 : 1);
  return { own, others: others.sort((a, b) => changed(b) - changed(a)) };
}

function scoreOf({ headline }: Contestant, { query }: SkillRequest, index: TermIndex): number {
  let score = 0;
  for (const weight of impactsOf(index, query, headline).values()) score += weight;
  return score;
}
