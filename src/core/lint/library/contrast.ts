import { stem } from '../../capability/stem.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { claimsOf } from './disclaimers.ts';
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

/** Whether the name of the first says all that the name of the second says, and more. */
export function isNamedWithin({ nameTerms: longer }: Profile, { nameTerms: shorter }: Profile): boolean {
  return shorter.size > 0 && shorter.size < longer.size && [...shorter].every((term) => longer.has(term));
}

/** Work and its undoing, by the words for each. */
const opposites = ([
  ['save store backup checkpoint snapshot', 'load restore recover resume recovery'],
  ['import', 'export'],
  ['read receive', 'write send'],
  ['encode', 'decode'],
  ['encrypt', 'decrypt'],
  ['compress zip pack', 'decompress unzip unpack'],
  ['serialize', 'deserialize'],
  ['create add install enable', 'delete remove uninstall disable'],
  ['upload push', 'download pull'],
  ['start open', 'stop close'],
  ['merge join', 'split'],
  ['lock', 'unlock'],
  ['mount attach connect', 'unmount detach disconnect'],
  ['subscribe', 'unsubscribe'],
  ['upgrade', 'downgrade'],
  ['deploy', 'rollback'],
] as const).map(([one, other]) => [stemsOf(one), stemsOf(other)] as const);
/** Terms at the start of a description that tell what is done. */
const leadTerms = 3;
const mostLead = 200;

/** Whether one does what the other undoes: what stands in the name or first in the description of either is opposed, and neither claims both. */
export function areOpposites(a: Profile, b: Profile): boolean {
  const [ofA, ofB] = [leadOf(a), leadOf(b)];
  const opposed = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    ofA.some((term) => one.has(term)) && ofB.some((term) => other.has(term)) && !claimsAny(a, other) && !claimsAny(b, one);
  return opposites.some(([one, other]) => opposed(one, other) || opposed(other, one));
}

function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stem));
}

function leadOf({ nameTerms, description }: Profile): readonly string[] {
  return [...nameTerms, ...termsOf(claimsOf(description).slice(0, mostLead)).slice(0, leadTerms).map(({ key }) => key)];
}

function claimsAny({ claims, nameTerms }: Profile, terms: ReadonlySet<string>): boolean {
  return [...terms].some((term) => claims.weightOf.has(term) || nameTerms.has(term));
}
