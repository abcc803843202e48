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

/** A pair with how each of the two stands to its other neighbours. */
export interface Encounter {
  readonly a: Profile;
  readonly b: Profile;
  readonly likeness: Likeness;
  /** Mean likeness of a, and of b, to its next neighbours; the mean of both. */
  readonly rest: number;
  /** Whether neither has a nearer neighbour. */
  readonly mutual: boolean;
}

// Found by reading pairs of a public corpus of 5,367 skills, see test/bench/redundancy.ts.
const same = { whole: 0.62, claims: 0.55 };
/** Nearest to each other, and that much nearer than the rest. */
const sameByStanding = { whole: 0.44, claims: 0.4, sum: 0.7 };
const inside = { covered: 0.58, back: 0.55, gap: 0.2, whole: 0.44 };
/** Copies: no matter what the names say. */
const copy = 0.97;

/** What two skills are to each other; undefined where there is nothing to say. */
export function judge({ a, b, likeness, rest, mutual }: Encounter): 'same' | 'a-inside-b' | 'b-inside-a' | undefined {
  const { claims, whole } = likeness;
  if (whole < sameByStanding.whole || pointsTo(a.description, b.name) || pointsTo(b.description, a.name)) return undefined;
  if (claims >= copy && (likeness.body ?? 1) >= copy) return 'same';
  if (areSiblings(a, b)) return undefined;
  const aInB = coveredBy(a, b);
  const bInA = coveredBy(b, a);
  if (isInside(aInB, bInA, whole)) return 'a-inside-b';
  if (isInside(bInA, aInB, whole)) return 'b-inside-a';
  if (whole >= same.whole && claims >= same.claims) return 'same';
  const standsOut = mutual && claims >= sameByStanding.claims && 2 * whole - rest >= sameByStanding.sum;
  return standsOut ? 'same' : undefined;
}

function isInside(covered: number, back: number, whole: number): boolean {
  return covered >= inside.covered && back <= inside.back && covered - back >= inside.gap && whole >= inside.whole;
}
