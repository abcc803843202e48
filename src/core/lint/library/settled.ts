import { isWorkaday } from '../../capability/commonWords.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { areOpposites, isNamedWithin } from './contrast.ts';
import { coveredBy } from './coverage.ts';
import { claimsOf } from './disclaimers.ts';
import type { Encounter } from './evidence.ts';
import type { Profile } from './profile.ts';
import type { Verdict } from './rivalPair.ts';
import { isBroader } from './scope.ts';
import { hasTerm, sharedPart } from './termSet.ts';

/** By how much more of the narrow one the broad one claims than the other way round, at least. */
const leastMore = 0.03;
/** Descriptions that share this part of their terms are one text, and so are bodies so much alike. */
const sameText = 0.75;
const sameBody = 0.8;
const sentenceEnd = /[.!?\n]/u;
/** "observability for service meshes", "posts from Zhihu": what a broad promise is confined to. */
const confinement = /\b(?:for|of|in|from|on|within|inside) ((?:[\p{L}\p{N}-]+ ?){1,3})/giu;

/** A verdict checked against names and wording: it may be turned round, made one of part and whole, or fall. */
export function settled(verdict: Verdict, { a, b, likeness: { body = 0 } }: Pick<Encounter, 'a' | 'b' | 'likeness'>): Verdict | undefined {
  if (areOpposites(a, b)) return undefined;
  if (verdict === 'same' && body >= sameBody) return 'same';
  if (verdict === 'same') return isPart(a, b) ? 'a-inside-b' : isPart(b, a) ? 'b-inside-a' : 'same';
  const [narrow, broad] = verdict === 'a-inside-b' ? [a, b] : [b, a];
  if (isConfined(broad, narrow)) return undefined;
  if (coveredBy(narrow.claims, broad.claims) - coveredBy(broad.claims, narrow.claims) >= leastMore) return verdict;
  if (!isNamedWithin(broad, narrow)) return undefined;
  return verdict === 'a-inside-b' ? 'b-inside-a' : 'a-inside-b';
}

/** "sheets-read" is a part of "sheets", where the latter does promise more and is not the same text with an addition. */
function isPart(part: Profile, whole: Profile): boolean {
  return isNamedWithin(part, whole) && isBroader(whole.scope, part.scope) && sharedPart(part.describedTerms, whole.describedTerms) < sameText;
}

/** Whether what the broad one promises is for something in its name that the narrow one never mentions: then it does not hold the other. */
function isConfined({ nameTerms, description }: Profile, { allTerms }: Profile): boolean {
  const lead = claimsOf(description).trimStart().split(sentenceEnd, 1)[0]!;
  return [...lead.matchAll(confinement)].some(([, words]) =>
    termsOf(words!).some(({ key }) => nameTerms.has(key) && !isWorkaday(key) && !hasTerm(allTerms, key)));
}
