import { areSiblings } from './contrast.ts';
import { coveredBy } from './coverage.ts';
import { pointsTo } from './disclaimers.ts';
import { insideEvidence, sameEvidence, turned, type Encounter } from './evidence.ts';
import type { Profile } from './profile.ts';
import { oddsOfInside, oddsOfSame } from './rivalModel.ts';
import { isBroader } from './scope.ts';
import { settled } from './settled.ts';
import { trust } from './statement.ts';
import { sharedPart } from './termSet.ts';

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

/** From this likeness on nearly all pairs, read one by one, did say the same. */
export const plainlyAlike = 0.8;

// Found by reading pairs of public libraries; test/bench/redundancy.md says what they do.
/** Alike whatever else there is: the same, or at least one inside the other. */
const alike = { same: 0.67, inside: 0.62, claims: 0.55 };
/** One claims most of what the other does, and much more. */
const inside = { covered: 0.5, back: 0.46, gap: 0.15 };
/** Skills of one suite are parts made to go together; only this much counts there. */
const inSuite = 0.75;
/** Copies, whatever they are called: shared part of the terms of the descriptions, and likeness of the bodies. */
const copy = { described: 0.9, body: 0.8 };
/** Who is among this many nearest of neither is no rival. */
const nearest = 5;
/** Distinct terms of a name and description that say enough for such a verdict, and how far they must be understood. */
const leastTerms = { same: 9, inside: 5 };
const leastTrust = 0.9;
/** By how much two that use other words must be nearer to each other than to the rest. */
const leastLead = 0.08;
/** A part of something is called by some of the same words. */
const leastWords = 0.25;
/** Most shared words, least cosines of meaning and least lead of either that need no model. */
const inMeaning = { words: 0.22, claims: 0.7, body: 0.85, lead: 0.28 };
/** Log odds, by the model, from which on a pair is reported. */
const leastOdds = { same: -0.7, inside: -0.3 };

/** What two skills are to each other; undefined where there is nothing to say. */
export function judge(encounter: Encounter): Verdict | undefined {
  if (isCopy(encounter)) return arePointed(encounter) ? undefined : 'same';
  if (encounter.suite && encounter.likeness.whole < inSuite) return undefined;
  const verdict = plainVerdict(encounter) ?? (isWeighable(encounter) ? likelyVerdict(encounter) : undefined);
  return verdict === undefined || areToldApart(encounter) ? undefined : settled(verdict, encounter);
}

function isCopy({ a, b, likeness: { claims, body = 1 } }: Encounter): boolean {
  return claims >= alike.claims && body >= copy.body && sharedPart(a.describedTerms, b.describedTerms) >= copy.described;
}

/** Whether the descriptions themselves say which of the two is for what. */
export function areToldApart(encounter: Encounter): boolean {
  return arePointed(encounter) || encounter.a.inOrder || encounter.b.inOrder;
}

/** Whether either description sends the reader to the other; words that one says of itself are no pointer. */
function arePointed({ a, b }: Encounter): boolean {
  return (pointsTo(a.description, b.name) && !pointsTo(b.description, b.name)) || (pointsTo(b.description, a.name) && !pointsTo(a.description, a.name));
}

/** Whether the model can tell: either is among the nearest of the other, and both say enough in words that are known. */
export function isWeighable({ a, b, nearness: { ranks } }: Encounter): boolean {
  return Math.min(...ranks) <= nearest && terms(a, b) >= leastTerms.inside && trust(a.claims, b.claims) >= leastTrust;
}

function plainVerdict({ a, b, likeness: { whole, claims } }: Encounter): Verdict | undefined {
  if (whole < alike.inside || claims < alike.claims || areSiblings(a, b)) return undefined;
  const aInB = coveredBy(a.claims, b.claims);
  const bInA = coveredBy(b.claims, a.claims);
  if (isInside(aInB, bInA)) return 'a-inside-b';
  if (isInside(bInA, aInB)) return 'b-inside-a';
  return whole >= alike.same ? 'same' : undefined;
}

function isInside(covered: number, back: number): boolean {
  return covered >= inside.covered && back <= inside.back && covered - back >= inside.gap;
}

function likelyVerdict(encounter: Encounter): Verdict | undefined {
  const bInA = likelyInside(encounter);
  const aInB = likelyInside(turned(encounter));
  if (Math.max(bInA, aInB) >= leastOdds.inside) return bInA >= aInB ? 'b-inside-a' : 'a-inside-b';
  if (!mayBeSame(encounter)) return undefined;
  return meansTheSame(encounter) || oddsOfSame(sameEvidence(encounter)) >= leastOdds.same ? 'same' : undefined;
}

/** Whether descriptions and bodies alike mean the same in other words, and nothing else comes near. */
function meansTheSame({ likeness: { words, meaning, bodyMeaning = 0 }, nearness: { leads } }: Encounter): boolean {
  return words <= inMeaning.words && meaning >= inMeaning.claims && bodyMeaning >= inMeaning.body && Math.min(...leads) >= inMeaning.lead;
}

function likelyInside(encounter: Encounter): number {
  return mayBeInside(encounter) ? oddsOfInside(insideEvidence(encounter)) : -Infinity;
}

/** Whether nothing rules out that the two say the same: each stands well ahead of what is around the other, in text of the same extent. */
export function mayBeSame({ a, b, likeness: { bodyMeaning }, nearness: { leads } }: Encounter): boolean {
  const comparable = bodyMeaning !== undefined || (a.body.size === 0 && b.body.size === 0);
  return comparable && (leads[0] + leads[1]) / 2 >= leastLead && terms(a, b) >= leastTerms.same && !areSiblings(a, b);
}

/** Whether nothing rules out that the second lies inside the first. */
export function mayBeInside({ a, b, likeness: { words } }: Encounter): boolean {
  return words >= leastWords && isBroader(a.scope, b.scope);
}

/** What the one that says less says. */
function terms(a: Profile, b: Profile): number {
  return Math.min(a.claims.size, b.claims.size);
}
