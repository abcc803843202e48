import { areSiblings } from './contrast.ts';
import { coveredBy } from './coverage.ts';
import { pointsTo } from './disclaimers.ts';
import { insideEvidence, sameEvidence, turned, type Encounter } from './evidence.ts';
import { oddsOfInside, oddsOfSame } from './rivalModel.ts';
import { isBroader } from './scope.ts';
import { trust } from './statement.ts';

/** Two skills of which one is too much: they say the same, or the second lies inside the first. */
export interface RivalPair {
  readonly kind: 'same' | 'inside';
  /** Positions in the library. For 'inside' the broad one, for 'same' the smaller. */
  readonly first: number;
  readonly second: number;
  /** 0 to 1. */
  readonly likeness: number;
}

/** What two skills are to each other. */
export type Verdict = 'same' | 'a-inside-b' | 'b-inside-a';

/** From this likeness on nine of ten pairs, read one by one, did say the same. */
export const plainlyAlike = 0.62;

// Found by reading pairs of public libraries; test/bench/redundancy.md says what they do.
/** Alike whatever else there is. */
const leastClaims = 0.55;
/** One claims most of what the other does, and much more. */
const inside = { covered: 0.5, back: 0.46, gap: 0.15 };
/** Skills of one suite are parts made to go together; only this much counts there. */
const inSuite = 0.75;
/** Copies: no matter what the names say. */
const copy = 0.93;
/** Who is among this many nearest of neither is no rival. */
const nearest = 5;
/** Distinct terms of a name and description that say enough, and how far they must be understood. */
const leastTerms = 5;
const leastTrust = 0.9;
/** A part of something is called by some of the same words. */
const leastWords = 0.25;
/** Log odds, by the model, from which on a pair is reported. */
const leastOdds = { same: -0.9, inside: -1.3 };

/** What two skills are to each other; undefined where there is nothing to say. */
export function judge(encounter: Encounter): Verdict | undefined {
  const { a, b, likeness, suite } = encounter;
  const { claims, body = 1, whole } = likeness;
  if (claims >= copy && body >= copy) return 'same';
  if (suite && whole < inSuite) return undefined;
  const verdict = whole >= plainlyAlike && claims >= leastClaims && !areSiblings(a, b) ? plainVerdict(encounter) : isWeighable(encounter) ? likelyVerdict(encounter) : undefined;
  return verdict === undefined || areToldApart(encounter) ? undefined : verdict;
}

/** Whether the descriptions themselves say which of the two is for what. */
export function areToldApart({ a, b }: Encounter): boolean {
  return pointsTo(a.description, b.name) || pointsTo(b.description, a.name) || a.inOrder || b.inOrder;
}

/** Whether the model can tell: either is among the nearest of the other, and both say enough in words that are known. */
export function isWeighable({ a, b, nearness: { ranks } }: Encounter): boolean {
  return Math.min(...ranks) <= nearest && Math.min(a.claims.size, b.claims.size) >= leastTerms && trust(a.claims, b.claims) >= leastTrust;
}

function plainVerdict({ a, b }: Encounter): Verdict {
  const aInB = coveredBy(a.claims, b.claims);
  const bInA = coveredBy(b.claims, a.claims);
  if (isInside(aInB, bInA)) return 'a-inside-b';
  return isInside(bInA, aInB) ? 'b-inside-a' : 'same';
}

function isInside(covered: number, back: number): boolean {
  return covered >= inside.covered && back <= inside.back && covered - back >= inside.gap;
}

function likelyVerdict(encounter: Encounter): Verdict | undefined {
  const bInA = likelyInside(encounter);
  const aInB = likelyInside(turned(encounter));
  if (Math.max(bInA, aInB) >= leastOdds.inside) return bInA >= aInB ? 'b-inside-a' : 'a-inside-b';
  return mayBeSame(encounter) && oddsOfSame(sameEvidence(encounter)) >= leastOdds.same ? 'same' : undefined;
}

function likelyInside(encounter: Encounter): number {
  return mayBeInside(encounter) ? oddsOfInside(insideEvidence(encounter)) : -Infinity;
}

/** Whether nothing rules out that the two say the same. */
export function mayBeSame({ a, b }: Encounter): boolean {
  return !areSiblings(a, b);
}

/** Whether nothing rules out that the second lies inside the first. */
export function mayBeInside({ a, b, likeness: { words } }: Encounter): boolean {
  return words >= leastWords && isBroader(a.scope, b.scope);
}
