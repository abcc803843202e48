import { sharedSense, sharedWords, type Statement } from './statement.ts';
import type { Profile } from './profile.ts';

/** Cosines of meaning up to here are chance: any two descriptions, or any two bodies. */
const chanceSense = { claims: 0.3, body: 0.5 };
/** How much the words count, the rest goes to the meaning. */
const wordShare = 0.5;
/** Bodies with fewer distinct terms say too little to count. */
const leastBody = 25;
/** How much the bodies count where there are any. */
const bodyShare = 0.4;

/** How alike two skills are, and in what. */
export interface Likeness {
  /** Of name and description, 0 to 1. */
  readonly claims: number;
  /** Of the bodies, 0 to 1; undefined where one says too little. */
  readonly body: number | undefined;
  /** Of both, 0 to 1. */
  readonly whole: number;
}

export function likenessOf(a: Profile, b: Profile): Likeness {
  const claims = alike(a.claims, b.claims, chanceSense.claims);
  if (Math.min(a.body.size, b.body.size) < leastBody) return { claims, body: undefined, whole: claims };
  const body = alike(a.body, b.body, chanceSense.body);
  return { claims, body, whole: (1 - bodyShare) * claims + bodyShare * body };
}

function alike(a: Statement, b: Statement, chance: number): number {
  const sense = Math.max(0, (sharedSense(a, b) - chance) / (1 - chance));
  return wordShare * sharedWords(a, b) + (1 - wordShare) * sense;
}
