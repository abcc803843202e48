import type { Steps } from '../../util/steps.ts';
import { termsOf } from '../../capability/termsOf.ts';
import type { TermIndex } from '../../capability/termIndex.ts';
import { unlimitedClaims } from './breadth.ts';
import { tailsOf } from './hubs.ts';
import { intrudersOf, type Intruder } from './intrusions.ts';
import type { LibraryFinding } from './libraryFinding.ts';
import { findingAt, relatedTo, type LocatedMember } from './locatedMember.ts';
import { inWords, quote } from './quote.ts';
import { trialsOf, weightsBehind, type Trial } from './routingTrial.ts';

/** Skills of a library that chance may name at most, over all its skills. */
const falseAlarms = 0.5;
/** In smaller libraries five places go to a large part of all skills, whatever they say: counts prove nothing. */
const leastLibrary = 40;
/** Intrusions over the library's mean, plus this for each phrase that claims everything (three at most count). */
const perPhrase = 0.75;
const mostPhrases = 3;
const leastBreadth = 2.2;
/** Owners disturbed at least. */
const leastOwners = 2;
/** A skill is not found when so many stand ahead of it for each of its requests: five, or this share of the library. */
const lostPlaces = 5;
const lostShare = 0.02;
const leastRequests = 2;

const mostRelated = 5;
const mostWords = 5;
const shownRequests = 2;

/** Descriptions that come up for other skills' requests, and those that their own requests do not find. */
export function* distractorFindings(members: readonly LocatedMember[]): Steps<readonly LibraryFinding[]> {
  const { trials, index } = yield* trialsOf(members.map(({ member }) => member));
  const intruders = yield* intrudersOf(trials, members.map(({ member }) => member.profile.claims));
  yield;
  const mean = intruders.reduce((sum, { total }) => sum + total, 0) / Math.max(1, members.length) || 1;
  const tails = tailsOf(intruders.map(({ ahead }) => ahead));
  const findings: LibraryFinding[] = [];
  const distracting = new Set<number>();
  for (const [skill, intruder] of intruders.entries()) {
    if (intruder.intrusions.length < leastOwners) continue;
    const phrases = unlimitedClaims(members[skill]!.member.profile.description);
    const broad = phrases.length > 0 && intruder.total / mean + perPhrase * Math.min(mostPhrases, phrases.length) >= leastBreadth;
    const hub = members.length >= leastLibrary && tails[skill]! * members.length < falseAlarms;
    if (!broad && !hub) continue;
    yield;
    distracting.add(skill);
    findings.push(distractor(members, skill, intruder, phrases, index));
  }
  const lost = lostSkills(trials, members.length);
  for (const [skill, own] of lost) {
    if (distracting.has(skill)) continue;
    yield;
    findings.push(unfindable(members, skill, own));
  }
  return findings;
}

function distractor(members: readonly LocatedMember[], skill: number, { intrusions, ahead }: Intruder, phrases: readonly string[], index: TermIndex): LibraryFinding {
  const at = members[skill]!;
  const requests = intrusions.slice(0, shownRequests).map(({ trial }) => `${quote(trial.request.text, 80)} of ${quote(members[trial.owner]!.member.profile.name)}`);
  const words = wordsResponsible(at, intrusions.map(({ trial }) => trial), index);
  const claims = phrases.length > 0 ? ` It claims everything: ${inWords(phrases.slice(0, mostPhrases).map((phrase) => quote(phrase)))}.` : '';
  const message =
    `This comes into the top five for requests of ${intrusions.length} skills about something else${ahead > 0 ? `, ahead of ${ahead} of them` : ''}: ${inWords(requests)}. ` +
    `Descriptions that come up everywhere keep agents from loading the right skill.${words.length > 0 ? ` Words that do it: ${inWords(words)}.` : ''}${claims} ` +
    `Name the one job this skill is for, and drop words that belong to others.`;
  return findingAt(at, {
    code: 'distractor-description',
    severity: 'warning',
    message,
    related: intrusions.slice(0, mostRelated).map(({ trial }) => relatedTo(members[trial.owner]!, `Disturbed request: ${quote(trial.request.text, 80)}`)),
  });
}

function unfindable(members: readonly LocatedMember[], skill: number, own: readonly Trial[]): LibraryFinding {
  const worst = own.reduce((a, b) => (b.ahead > a.ahead ? b : a));
  const rivals = [...new Set(own.flatMap(({ found }) => found))].filter((other) => other !== skill).slice(0, mostRelated);
  const message =
    `What this description says it is for stands in that sentence alone: for someone who asks in other words, as the rest of the skill puts it, ${worst.ahead} other skills come before this one for ${quote(worst.request.text, 80)}, ${quote(members[worst.found[0] ?? skill]!.member.profile.name)} first. ` +
    `Name the files, tools and results that only this skill deals with in name, description and headings alike.`;
  return findingAt(members[skill]!, {
    code: 'unfindable-description',
    severity: 'hint',
    message,
    related: rivals.map((other) => relatedTo(members[other]!, `${quote(members[other]!.member.profile.name)} comes first`)),
  });
}

/** Skills of which no request finds them among the first, with their trials. */
function lostSkills(trials: readonly Trial[], skills: number): ReadonlyMap<number, readonly Trial[]> {
  const byOwner = new Map<number, Trial[]>();
  for (const trial of trials) {
    const own = byOwner.get(trial.owner);
    if (own === undefined) byOwner.set(trial.owner, [trial]);
    else own.push(trial);
  }
  const limit = Math.max(lostPlaces, Math.ceil(lostShare * skills));
  return new Map([...byOwner].filter(([, own]) => own.length >= leastRequests && own.every(({ ahead }) => ahead >= limit)));
}

/** Words of the description that bring it up for the requests, those that count most first. */
function wordsResponsible({ member }: LocatedMember, trials: readonly Trial[], index: TermIndex): readonly string[] {
  const weights = new Map<string, number>();
  for (const { request } of trials) {
    for (const [term, weight] of weightsBehind(member.headline, request, index)) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  const written = new Map<string, string>();
  for (const term of termsOf(`${member.profile.description}\n${member.profile.name}`)) if (!written.has(term.key)) written.set(term.key, term.written);
  const strongest = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return strongest.slice(0, mostWords).map(([term]) => quote(written.get(term) ?? term, 30));
}
