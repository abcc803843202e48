import { numbersFor } from '../../util/numbers.ts';
import type { Steps } from '../../util/steps.ts';
import type { LibraryFinding } from './libraryFinding.ts';
import { findingAt, relatedTo, type LocatedMember } from './locatedMember.ts';
import type { OverlapOf, OverlapsAmong } from './overlap.ts';
import { areNamesakes, namesIn } from './namesIn.ts';
import { inWords, quote } from './quote.ts';
import { rivalGroups, type RivalGroup } from './rivalGroups.ts';
import type { RivalPair } from './rivalPair.ts';
import { wordsOfPair } from './sharedTerms.ts';

const mostRelated = 8;
const mostCapabilities = 3;
/** From this share of the benefit on the others add something of their own, and loading them is no mere loss. */
const littleAdded = 0.2;
const numbers = numbersFor('en');

/**
 * One finding for each skill that others say the same as, and for each that lies inside others. What a group of three or
 * more has in common and costs is told once, at its first member; the others point there.
 */
export function* rivalFindings(members: readonly LocatedMember[], pairs: readonly RivalPair[], overlapsAmong: OverlapsAmong): Steps<readonly LibraryFinding[]> {
  const overlapOf = yield* overlapsAmong([...new Set(pairs.flatMap(({ first, second }) => [first, second]))].sort((a, b) => a - b));
  const nameOf = namesIn(members);
  const groupOf = new Map<number, RivalGroup>();
  const findings: LibraryFinding[] = [];
  for (const group of rivalGroups(pairs)) {
    for (const skill of group.members) {
      yield;
      groupOf.set(skill, group);
      findings.push(redundant({ members, nameOf, overlapOf, skill, group }));
    }
  }
  const inside = new Map<number, number[]>();
  for (const { kind, first, second } of pairs) {
    // Of two that say the same, directly or by way of others, that is said already.
    if (kind === 'inside' && groupOf.get(first)?.members.includes(second) !== true) inside.set(second, [...(inside.get(second) ?? []), first]);
  }
  for (const [skill, broad] of inside) {
    yield;
    findings.push(narrow({ members, nameOf, overlapOf, skill, broad }));
  }
  return findings;
}

interface Telling {
  readonly members: readonly LocatedMember[];
  readonly nameOf: (at: LocatedMember) => string;
  readonly overlapOf: OverlapOf;
  /** Whose finding it is. */
  readonly skill: number;
}

function redundant({ members, nameOf, overlapOf, skill, group }: Telling & { readonly group: RivalGroup }): LibraryFinding {
  const own = members[skill]!;
  const others = group.members.filter((other) => other !== skill);
  const first = members[others[0]!]!;
  const size = group.members.length;
  const says = group.certain.has(skill) ? 'says' : 'seems to say';
  let message: string;
  if (size === 2) {
    message =
      `This ${says} the same as ${nameOf(first)}: an agent cannot tell which to load. ${inCommon(own, first, overlapOf(skill, others).capabilities)}` +
      `${costOf(overlapOf, skill, others, 'this one')}${areNamesakes(own, first) ? 'Merge them, or give each a name and a description of what only it is for.' : `Merge them, or say in each description what only that skill is for ("Not for …: use ${bareName(first)}").`}${separators(own, first, nameOf(first))}`;
  } else if (skill === group.members[0]) {
    message =
      `This ${says} the same as ${nameOf(first)} and ${size - 2} more: an agent cannot tell which of the ${size} to load. ${inCommon(own, first, overlapOf(skill, others).capabilities)}` +
      `${costOf(overlapOf, skill, others, 'this one')}Merge them, or say in each description what only that skill is for.${separators(own, first, nameOf(first))}`;
  } else message = `This is one of ${size} skills that say the same; more is told at ${nameOf(first)}. Merge them, or say in each description what only that skill is for.${separators(own, first, nameOf(first))}`;
  return findingAt(own, {
    code: 'redundant-description',
    severity: group.certain.has(skill) ? 'warning' : 'information',
    message,
    related: others.slice(0, mostRelated).map((other) => relatedTo(members[other]!, `${nameOf(members[other]!)} says the same`)),
  });
}

function narrow({ members, nameOf, overlapOf, skill, broad }: Telling & { readonly broad: readonly number[] }): LibraryFinding {
  const whole = members[broad[0]!]!;
  const own = members[skill]!;
  const name = nameOf(whole);
  const message =
    `What this promises lies inside ${name}, which promises more: an agent may load either, or both. ${inCommon(own, whole, overlapOf(broad[0]!, [skill]).capabilities)}` +
    `${costOf(overlapOf, broad[0]!, [skill], name)}Fold it into ${name}, or ${areNamesakes(own, whole) ? 'give it a name of its own and ' : ''}let the broad description send its cases here${areNamesakes(own, whole) ? '' : ` ("For …: use ${bareName(own)}")`}.${separators(own, whole, name)}`;
  return findingAt(own, {
    code: 'narrow-inside-broad',
    severity: 'information',
    message,
    related: broad.slice(0, mostRelated).map((other) => relatedTo(members[other]!, `${nameOf(members[other]!)} covers this too`)),
  });
}

function inCommon(a: LocatedMember, b: LocatedMember, capabilities: readonly string[]): string {
  const { shared } = wordsOfPair(a.member.profile, b.member.profile);
  const named = capabilities.slice(0, mostCapabilities);
  const parts = [
    ...(named.length > 0 ? [`Both supply ${inWords(named.map((name) => quote(name)))}.`] : []),
    ...(shared.length > 0 ? [`Both speak of ${inWords(shared)}.`] : ['They use other words for it.']),
  ];
  return `${parts.join(' ')} `;
}

/** What a selection loses where it loads them all. */
function costOf(overlapOf: OverlapOf, one: number, others: readonly number[], name: string): string {
  const { tokens, added } = overlapOf(one, others);
  const all = others.length === 1 ? 'both' : `all ${others.length + 1}`;
  const costs = tokens === undefined ? '' : `costs ${numbers.tokens(tokens)} more than ${name} alone`;
  if (added === undefined || added >= littleAdded) return costs && `Loading ${all} ${costs}. `;
  return `For a task that asks for what ${all} supply, loading ${all} ${costs ? `${costs} and adds ${numbers.share(added)} to its benefit` : `adds ${numbers.share(added)} to the benefit of ${name} alone`}. `;
}

/** The words that would tell the two apart. */
function separators(a: LocatedMember, b: LocatedMember, nameOfB: string): string {
  const { own } = wordsOfPair(a.member.profile, b.member.profile);
  const { own: theirs } = wordsOfPair(b.member.profile, a.member.profile);
  const parts = [
    ...(own.length > 0 ? [`only this one speaks of ${inWords(own)}`] : []),
    ...(theirs.length > 0 ? [`only ${nameOfB} of ${inWords(theirs)}`] : []),
  ];
  return parts.length > 0 ? ` Words that tell them apart: ${parts.join('; ')}.` : '';
}

function bareName({ member }: LocatedMember): string {
  return quote(member.profile.name).slice(1, -1);
}
