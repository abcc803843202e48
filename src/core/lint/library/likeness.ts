import { sharedSense, sharedWords, trust, type Statement } from './statement.ts';
import type { Profile } from './profile.ts';

/** Cosines of meaning up to here are chance: any two descriptions, or any two bodies. */
const chance = { claims: 0.2, body: 0.45 };
/** How much the words count; the rest goes to the meaning, as far as that is understood. */
const wordShare = 0.5;
/** Bodies with fewer distinct terms say too little to count. */
const leastBody = 25;
/** How much the bodies count where there are any. */
const bodyShare = 0.4;

/** How alike two skills are, and in what. */
export interface Likeness {
  /** Cosine of the words of name and description, 0 to 1. */
  readonly words: number;
  /** Cosine of their meaning, -1 to 1. */
  readonly meaning: number;
  /** Cosine of the meaning of the bodies, -1 to 1; undefined where one says too little. */
  readonly bodyMeaning: number | undefined;
  /** Of name and description, by words and by meaning, 0 to 1. */
  readonly claims: number;
  /** The same of the bodies. */
  readonly body: number | undefined;
  /** Of all, 0 to 1. */
  readonly whole: number;
}

export function likenessOf(a: Profile, b: Profile): Likeness {
  const words = sharedWords(a.claims, b.claims);
  const meaning = sharedSense(a.claims, b.claims);
  const claims = mix(words, meaning, trust(a.claims, b.claims), chance.claims);
  if (tooShort(a.body) || tooShort(b.body)) return { words, meaning, bodyMeaning: undefined, claims, body: undefined, whole: claims };
  const bodyMeaning = sharedSense(a.body, b.body);
  const body = mix(sharedWords(a.body, b.body), bodyMeaning, trust(a.body, b.body), chance.body);
  return { words, meaning, bodyMeaning, claims, body, whole: (1 - bodyShare) * claims + bodyShare * body };
}

/** @param words cosine of the words @param sense cosine of the meanings, as far as they are trusted */
function mix(words: number, sense: number, trusted: number, byChance: number): number {
  const meaning = trusted === 0 ? 0 : Math.max(0, (sense / trusted - byChance) / (1 - byChance));
  const meaningShare = (1 - wordShare) * trusted;
  return (1 - meaningShare) * words + meaningShare * meaning;
}

function tooShort(body: Statement): boolean {
  return body.size < leastBody;
}
