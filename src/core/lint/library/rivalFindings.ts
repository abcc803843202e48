import type { Steps } from '../../util/steps.ts';
import type { LibraryFinding } from './libraryFinding.ts';
import type { LocatedMember } from './locatedMember.ts';
import { findingAt, relatedTo } from './locatedMember.ts';
import { inWords, quote } from './quote.ts';
import { plainlyAlike, type RivalPair } from './rivalPair.ts';
import { wordsOfPair } from './sharedTerms.ts';

/** Names of capabilities that two skills both supply, by their positions in the library; the strongest first. */
export type SharedCapabilities = (first: number, second: number) => readonly string[];

const mostRelated = 5;
const mostCapabilities = 3;

/** One finding for each skill that others say the same as, and for each that lies inside others. */
export function* rivalFindings(members: readonly LocatedMember[], pairs: readonly RivalPair[], capabilities: SharedCapabilities): Steps<readonly LibraryFinding[]> {
  const same = new Map<number, number[]>();
  const certain = new Set<number>();
  const inside = new Map<number, number[]>();
  for (const { kind, first, second, likeness } of pairs) {
    if (kind === 'same') {
      append(same, first, second);
      append(same, second, first);
      if (likeness >= plainlyAlike) certain.add(first).add(second);
    } else append(inside, second, first);
  }
  const findings: LibraryFinding[] = [];
  for (const [skill, rivals] of same) {
    yield;
    findings.push(redundant(members, skill, { rivals, certain: certain.has(skill) }, capabilities));
  }
  for (const [skill, broad] of inside) {
    yield;
    findings.push(narrow(members, skill, broad, capabilities));
  }
  return findings;
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

interface Rivals {
  /** The most alike first. */
  readonly rivals: readonly number[];
  readonly certain: boolean;
}

function redundant(members: readonly LocatedMember[], skill: number, { rivals, certain }: Rivals, capabilities: SharedCapabilities): LibraryFinding {
  const rival = members[rivals[0]!]!;
  const own = members[skill]!;
  const name = quote(rival.member.profile.name);
  const others = rivals.length > 1 ? ` and ${rivals.length - 1} more ${rivals.length > 2 ? 'skills' : 'skill'}` : '';
  const message =
    `This ${certain ? 'says' : 'seems to say'} the same as ${name}${others}: an agent cannot tell which to load. ${inCommon(own, rival, capabilities(skill, rivals[0]!))}` +
    `Merge them, or say in each description what only that skill is for ("Not for …: use ${name.slice(1, -1)}").${separators(own, rival)}`;
  return findingAt(own, {
    code: 'redundant-description',
    severity: certain ? 'warning' : 'information',
    message,
    related: rivals.slice(0, mostRelated).map((other) => relatedTo(members[other]!, `${quote(members[other]!.member.profile.name)} says the same`)),
  });
}

function narrow(members: readonly LocatedMember[], skill: number, broad: readonly number[], capabilities: SharedCapabilities): LibraryFinding {
  const whole = members[broad[0]!]!;
  const own = members[skill]!;
  const name = quote(whole.member.profile.name);
  const message =
    `What this promises lies inside ${name}, which promises more: an agent may load either, or both. ${inCommon(own, whole, capabilities(skill, broad[0]!))}` +
    `Fold it into ${name}, or let the broad description send its cases here ("For …: use ${quote(own.member.profile.name).slice(1, -1)}").${separators(own, whole)}`;
  return findingAt(own, {
    code: 'narrow-inside-broad',
    severity: 'information',
    message,
    related: broad.slice(0, mostRelated).map((other) => relatedTo(members[other]!, `${quote(members[other]!.member.profile.name)} covers this too`)),
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

function separators(a: LocatedMember, b: LocatedMember): string {
  const { own } = wordsOfPair(a.member.profile, b.member.profile);
  return own.length > 0 ? ` Only this one speaks of ${inWords(own)}.` : '';
}
