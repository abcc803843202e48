import { isWorkaday } from '../../capability/commonWords.ts';
import { areSiblings } from './contrast.ts';
import { coveredBy } from './coverage.ts';
import type { Likeness } from './likeness.ts';
import type { Profile } from './profile.ts';
import type { Statement } from './statement.ts';
import type { Nearness } from './surroundings.ts';
import { hasTerm } from './termSet.ts';

/** A pair with how it stands among the other neighbours of the two. */
export interface Encounter {
  readonly a: Profile;
  readonly b: Profile;
  readonly likeness: Likeness;
  readonly nearness: Nearness;
  /** Whether both belong to one suite: their names begin as those of several others do. */
  readonly suite: boolean;
}

/** What speaks for and against two skills saying the same; none of it depends on which comes first. */
export interface SameEvidence {
  readonly cosine: number;
  /** Of the description of one and the body of the other, the lesser. */
  readonly across: number;
  readonly lead: number;
  readonly ranks: number;
  readonly words: number;
  readonly covered: number;
  /** Of what either claims, what the other mentions anywhere. */
  readonly mentioned: number;
  /** Shared words beside words that are not: a contrast that is meant. */
  readonly contrast: number;
  readonly ownNames: number;
  readonly meaning: number;
}

/** What speaks for and against the second skill lying inside the first. */
export interface InsideEvidence {
  readonly leadOfBroad: number;
  readonly leadOfNarrow: number;
  readonly rankOfBroad: number;
  readonly rankOfNarrow: number;
  readonly words: number;
  /** Of what the narrow one claims, what the broad one claims too. */
  readonly covered: number;
  /** Of what the broad one claims, what the narrow one mentions anywhere. */
  readonly back: number;
  readonly siblings: number;
  readonly breadth: number;
  readonly parts: number;
  readonly leastOwnNames: number;
  readonly mostOwnNames: number;
}

const mostOwnNames = 3;
/** `across` where there is no body to compare: as between neighbours. */
const usualAcross = 0.3;

export function sameEvidence({ a, b, likeness: { words, meaning, bodyMeaning }, nearness: { cosine, leads, ranks } }: Encounter): SameEvidence {
  const covered = Math.max(coveredBy(a.claims, b.claims), coveredBy(b.claims, a.claims));
  return {
    cosine,
    across: bodyMeaning === undefined ? usualAcross : Math.min(dot(a.claims, b.body), dot(a.body, b.claims)),
    lead: (leads[0] + leads[1]) / 2,
    ranks: Math.log(ranks[0]) + Math.log(ranks[1]),
    words,
    covered,
    mentioned: Math.max(mentionedBy(a, b), mentionedBy(b, a)),
    contrast: words * (1 - covered),
    ownNames: Math.max(ownNames(a, b), ownNames(b, a)),
    meaning,
  };
}

/** @param encounter `a` is taken for the broad one, `b` for the narrow one */
export function insideEvidence({ a, b, likeness: { words }, nearness: { leads, ranks } }: Encounter): InsideEvidence {
  const names = [ownNames(a, b), ownNames(b, a)];
  return {
    leadOfBroad: leads[0],
    leadOfNarrow: leads[1],
    rankOfBroad: Math.log(ranks[0]),
    rankOfNarrow: Math.log(ranks[1]),
    words,
    covered: coveredBy(b.claims, a.claims),
    back: mentionedBy(a, b),
    siblings: areSiblings(a, b) ? 1 : 0,
    breadth: Math.max(0, a.scope.breadth - b.scope.breadth),
    parts: a.scope.parts - b.scope.parts,
    leastOwnNames: Math.min(...names),
    mostOwnNames: Math.max(...names),
  };
}

/** The same pair seen from the other side. */
export function turned({ a, b, likeness, nearness: { cosine, leads, ranks }, suite }: Encounter): Encounter {
  return { a: b, b: a, likeness, nearness: { cosine, leads: [leads[1], leads[0]], ranks: [ranks[1], ranks[0]] }, suite };
}

/** Share of the weight of what the first claims that the second mentions in description or body, 0 to 1. */
function mentionedBy({ claims }: Profile, { allTerms }: Profile): number {
  let mentioned = 0;
  let all = 0;
  for (const [term, weight] of claims.weightOf) {
    if (isWorkaday(term)) continue;
    all += weight;
    if (hasTerm(allTerms, term)) mentioned += weight;
  }
  return all === 0 ? 0 : mentioned / all;
}

/** Names of products, languages and formats that only the first speaks of. */
function ownNames({ properTerms }: Profile, { allTerms }: Profile): number {
  let own = 0;
  for (const term of properTerms) if (!hasTerm(allTerms, term) && ++own === mostOwnNames) break;
  return own;
}

function dot({ sense: a }: Statement, { sense: b }: Statement): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}
