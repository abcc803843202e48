import { areSiblings } from './contrast.ts';
import { coveredBy } from './coverage.ts';
import { pointsTo } from './disclaimers.ts';
import type { Likeness } from './likeness.ts';
import type { Profile } from './profile.ts';

/** Two skills of which one is too much: they say the same, or the second lies inside the first. */
export interface RivalPair {
  readonly kind: 'same' | 'inside';
  /** Positions in the library. For 'inside' the broad one, for 'same' the smaller. */
  readonly first: number;
  readonly second: number;
  /** 0 to 1. */
  readonly likeness: number;
}

/** From this likeness on nine of ten pairs, read one by one, did say the same; below it three of five. */
export const plainlyAlike = 0.62;

/** A pair with how it stands among the other neighbours of the two. */
export interface Encounter {
  readonly a: Profile;
  readonly b: Profile;
  readonly likeness: Likeness;
  /** By how much they are more alike than each is to its next neighbours, on average; undefined unless each is the other's nearest. */
  readonly lead: number | undefined;
  /** Whether both belong to one suite: their names begin as those of several others do. */
  readonly suite: boolean;
  /** The same by the meaning of their descriptions alone. */
  readonly leadInMeaning: number | undefined;
}

// Found by reading pairs of public libraries; test/bench/redundancy.ts prints what they do.
/** Alike whatever else there is. */
const same = { whole: plainlyAlike, claims: 0.55 };
/** Less alike, but each other's nearest by far: likeness and lead together. */
const byStanding = { claims: 0.55, sum: 0.74 };
/** Alike in meaning though not in words, each other's nearest by far, and the bodies agree. */
const inOtherWords = { words: 0.22, meaning: 0.7, lead: 0.19, bodyMeaning: 0.8 };
/** One claims most of what the other does, and much more. */
const inside = { covered: 0.5, back: 0.46, gap: 0.15, words: 0.38, whole: 0.52 };
/** Skills of one suite are parts made to go together; only this much counts there. */
const inSuite = 0.75;
/** Copies: no matter what the names say. */
const copy = 0.93;

/** What two skills are to each other; undefined where there is nothing to say. */
export function judge(encounter: Encounter): 'same' | 'a-inside-b' | 'b-inside-a' | undefined {
  const { a, b, likeness, suite } = encounter;
  const { claims, body = 1, whole } = likeness;
  if (claims >= copy && body >= copy) return 'same';
  if (suite && whole < inSuite) return undefined;
  const alike = whole >= inside.whole || differsInWordsOnly(encounter) || standsOut(encounter);
  if (!alike || pointsTo(a.description, b.name) || pointsTo(b.description, a.name) || areSiblings(a, b)) return undefined;
  const aInB = coveredBy(a.claims, b.claims);
  const bInA = coveredBy(b.claims, a.claims);
  if (isInside(aInB, bInA, likeness)) return 'a-inside-b';
  if (isInside(bInA, aInB, likeness)) return 'b-inside-a';
  const isSame = (whole >= same.whole && claims >= same.claims) || standsOut(encounter) || differsInWordsOnly(encounter);
  return isSame ? 'same' : undefined;
}

function standsOut({ likeness: { claims, whole }, lead }: Encounter): boolean {
  return lead !== undefined && claims >= byStanding.claims && whole + lead >= byStanding.sum;
}

function differsInWordsOnly({ likeness: { words, meaning, bodyMeaning = 1 }, leadInMeaning }: Encounter): boolean {
  if (leadInMeaning === undefined || leadInMeaning < inOtherWords.lead) return false;
  return words <= inOtherWords.words && meaning >= inOtherWords.meaning && bodyMeaning >= inOtherWords.bodyMeaning;
}

function isInside(covered: number, back: number, { words, whole }: Likeness): boolean {
  const oneWay = covered >= inside.covered && back <= inside.back && covered - back >= inside.gap;
  return oneWay && words >= inside.words && whole >= inside.whole;
}
