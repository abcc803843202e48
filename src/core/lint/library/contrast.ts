import type { Profile } from './profile.ts';
import { hasTerm } from './termSet.ts';

/**
 * Whether two skills are siblings, made on one pattern for different things (one for each product, language or
 * command): the names show one family, and either holds a thing that the other's description does not speak of; or
 * either name holds a proper thing that the other skill never mentions.
 */
export function areSiblings(a: Profile, b: Profile): boolean {
  const family = [...a.nameTerms].some((term) => b.nameTerms.has(term));
  if (family && hasOwnThing(a, b) && hasOwnThing(b, a)) return true;
  return hasOwnProperThing(a, b) && hasOwnProperThing(b, a);
}

function hasOwnThing({ nameTerms }: Profile, { claims }: Profile): boolean {
  return [...nameTerms].some((term) => !claims.weightOf.has(term));
}

function hasOwnProperThing({ nameTerms, properTerms }: Profile, { allTerms }: Profile): boolean {
  return [...nameTerms].some((term) => properTerms.has(term) && !hasTerm(allTerms, term));
}
