import type { Steps } from '../../util/steps.ts';
import { unlimitedClaims } from './breadth.ts';
import { distractionOf } from './distraction.ts';
import { distractorMessage, unfindableMessage } from './distractorMessages.ts';
import type { LibraryFinding } from './libraryFinding.ts';
import { findingAt, relatedTo, type LocatedMember } from './locatedMember.ts';
import { namesIn } from './namesIn.ts';
import { quote } from './quote.ts';
import { places } from './ranker.ts';
import type { Trial } from './routingTrial.ts';
import { suggestionBasis, suggestionFor } from './suggestions.ts';

/** A skill distracts that comes up for so many times the mixed requests that chance would give it. */
export const leastTimesChance = 8;
/** In smaller libraries five places go to a large part of all skills, whatever they say: counts prove nothing. */
const leastLibrary = 40;
/** Intrusions over the library's mean, plus this for each phrase that claims everything (three at most count). */
const perPhrase = 0.75;
const mostPhrases = 3;
const leastBreadth = 2.2;
/** Owners disturbed at least. */
export const leastOwners = 2;
/** A skill is not found when at most this share of at least so many requests brings it among the first five. */
const mostFound = 0.25;
const leastRequests = 2;

const mostRelated = 5;

/** Descriptions that come up for other skills' requests, and those that their own requests do not find. */
export function* distractorFindings(members: readonly LocatedMember[]): Steps<readonly LibraryFinding[]> {
  const plain = members.map(({ member }) => member);
  const distraction = yield* distractionOf(plain, plain.map(({ profile }) => profile.claims));
  yield;
  const { intruders, trials, timesChance } = distraction;
  const nameAt = namesIn(members);
  const nameOf = (other: number): string => nameAt(members[other]!);
  const basis = suggestionBasis(plain, (skill) => members[skill]!.text, distraction);
  const mean = intruders.reduce((sum, { total }) => sum + total, 0) / Math.max(1, members.length) || 1;
  const findings: LibraryFinding[] = [];
  const distracting = new Set<number>();
  for (const [skill, intruder] of intruders.entries()) {
    if (intruder.intrusions.length < leastOwners) continue;
    const phrases = unlimitedClaims(plain[skill]!.profile.description);
    const isBroad = phrases.length > 0 && intruder.total / mean + perPhrase * Math.min(mostPhrases, phrases.length) >= leastBreadth;
    const isHub = members.length >= leastLibrary && timesChance[skill]! >= leastTimesChance;
    if (!isBroad && !isHub) continue;
    yield;
    distracting.add(skill);
    findings.push(findingAt(members[skill]!, {
      code: 'distractor-description',
      severity: 'warning',
      message: distractorMessage({ intruder, phrases, timesChance: isHub ? timesChance[skill]! : undefined, suggestion: suggestionFor(skill, basis), nameOf }),
      related: intruder.intrusions.slice(0, mostRelated).map(({ trial }) => relatedTo(members[trial.owner]!, `Disturbed request: ${quote(trial.request.text, 80)}`)),
    }));
  }
  for (const [skill, own] of lostSkills(trials)) {
    if (distracting.has(skill)) continue;
    yield;
    const rivals = [...new Set(own.flatMap(({ found }) => found))].filter((other) => other !== skill).slice(0, mostRelated);
    findings.push(findingAt(members[skill]!, {
      code: 'unfindable-description',
      severity: 'hint',
      message: unfindableMessage({ own, suggestion: suggestionFor(skill, basis), nameOf }),
      related: rivals.map((other) => relatedTo(members[other]!, `${nameOf(other)} comes first`)),
    }));
  }
  return findings;
}

/** Skills that hardly any of their requests finds among the first, with their trials. */
function lostSkills(trials: readonly Trial[]): ReadonlyMap<number, readonly Trial[]> {
  const byOwner = new Map<number, Trial[]>();
  for (const trial of trials) {
    if (trial.request.purpose) continue;
    const own = byOwner.get(trial.owner);
    if (own === undefined) byOwner.set(trial.owner, [trial]);
    else own.push(trial);
  }
  return new Map([...byOwner].filter(([, own]) => own.length >= leastRequests && own.filter(({ ahead }) => ahead < places).length <= mostFound * own.length));
}
