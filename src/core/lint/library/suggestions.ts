import { isSilent, isWorkaday } from '../../capability/commonWords.ts';
import { impactsOf, type Query } from '../../capability/query.ts';
import type { TermIndex } from '../../capability/termIndex.ts';
import { termsOf } from '../../capability/termsOf.ts';
import { wordsOf } from '../../capability/words.ts';
import type { Distraction } from './distraction.ts';
import type { Member } from './member.ts';

/** What would make a description come up for its own requests rather than for those of others. */
export interface Suggestion {
  /** Words of the description that bring it up for others, the worst first; as written. */
  readonly responsible: readonly string[];
  /** Words that bring it up for others and that neither its own requests nor the rest of its file need, the worst first. */
  readonly drop: readonly string[];
  /** Words of its own requests, then of its body, that the description lacks and few others say or are asked for with. */
  readonly add: readonly string[];
}

/** What suggestions are made from. */
export interface SuggestionBasis extends Pick<Distraction, 'index' | 'intruders' | 'mixtures'> {
  readonly members: readonly Member[];
  /** The file of a skill. */
  readonly textOf: (skill: number) => string;
  /** For each term, how many skills have a request with it. */
  readonly askers: ReadonlyMap<string, number>;
}

const mostWords = 5;
/** Three for four: with none a description that gets shorter comes up more for what is left in it, with as many the skill is found less. */
const addedPerDropped = 0.75;
/** Where none are dropped. */
const leastAdded = 3;
/** In English prose a third of all words is silent; where next to none is, nobody here can tell which words say something. */
const leastSilent = 0.12;
/** Words of code and numbers are none to describe a skill with. */
const plainWord = /^\p{L}[\p{L}\p{N}+#'’-]{2,}$/u;
/** A word is dropped where it does this much more for others' requests than for its own, by shares of the score. */
const leastExcess = 3;
/** A word that the file says so often beside its description, in whatever form or compound and in code too, is what the skill is about. */
const oftenSaid = 3;
/** Words that begin with a shorter stem ("ai", "api") may be others ("aim", "apiary"). */
const leastBeginning = 4;
/** A word is added that so many other skills are asked for with, or this share of all. */
const mostAskers = 2;
const mostAskersShare = 0.01;

export function suggestionBasis(members: readonly Member[], textOf: (skill: number) => string, { index, intruders, mixtures }: Distraction): SuggestionBasis {
  const askers = new Map<string, number>();
  for (const { requests } of members) {
    for (const term of new Set(requests.flatMap(({ query }) => [...query.keys()]))) askers.set(term, (askers.get(term) ?? 0) + 1);
  }
  return { members, textOf, index, intruders, mixtures, askers };
}

/** @param skill position among the members */
export function suggestionFor(skill: number, basis: SuggestionBasis): Suggestion {
  const { members, index, intruders, mixtures, askers } = basis;
  const { profile, headline, requests } = members[skill]!;
  const single = sharesBehind(headline, intruders[skill]!.intrusions.map(({ trial }) => trial.request.query), index);
  const mixed = sharesBehind(headline, mixtures.filter(({ intruders: skills }) => skills.includes(skill)).map(({ query }) => query), index);
  const own = sharesBehind(headline, requests.map(({ query }) => query), index);
  const harm = new Map(headline.terms.map((term) => [term, (single.get(term) ?? 0) + (mixed.get(term) ?? 0)]));
  const written = writtenIn(profile.description);
  const worst = headline.terms
    .filter((term) => harm.get(term)! > 0 && written.has(term))
    .sort((a, b) => harm.get(b)! - harm.get(a)! || (a < b ? -1 : 1));
  const responsible = worst.slice(0, mostWords).map((term) => written.get(term)!);
  if (!isEnglish(profile.description)) return { responsible, drop: [], add: [] };
  const central = new Set([...profile.nameTerms, ...profile.body.terms]);
  const needless = worst.filter((term) => !isWorkaday(term) && !central.has(term) && harm.get(term)! > leastExcess * (own.get(term) ?? 0));
  const timesSaid = timesSaidBeside(profile.description, basis.textOf(skill), needless);
  const spare = needless.filter((term) => timesSaid.get(term)! < oftenSaid);
  const drop = spare.slice(0, mostWords).map((term) => written.get(term)!);
  const most = Math.max(mostAskers, mostAskersShare * members.length);
  const isOwn = (term: string): boolean => !isWorkaday(term) && (askers.get(term) ?? 0) - 1 <= most && holdersOf(term, index) <= most;
  return {
    responsible,
    drop,
    add: missingWords(members[skill]!, basis.textOf(skill), isOwn, drop.length > 0 ? Math.round(addedPerDropped * drop.length) : leastAdded),
  };
}

/** Terms of a headline by what they add to its scores for requests, each request alike; they sum up to 1, or there are none. */
function sharesBehind(headline: Member['headline'], queries: readonly Query[], index: TermIndex): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const query of queries) for (const [term, weight] of impactsOf(index, query, headline)) shares.set(term, (shares.get(term) ?? 0) + weight);
  const sum = [...shares.values()].reduce((a, b) => a + b, 0);
  return new Map(Array.from(shares, ([term, weight]) => [term, weight / sum]));
}

/**
 * Words that name and description lack: of the skill's requests, those first that most of them use, then the weightiest of
 * its body.
 * @param wanted words of the body are taken only where its requests lack as many
 */
function missingWords({ headline, requests, profile }: Member, text: string, isOwn: (term: string) => boolean, wanted: number): readonly string[] {
  const lacking = (term: string): boolean => !said.has(term) && isOwn(term);
  const said = new Set(headline.terms);
  const times = new Map<string, number>();
  for (const { query } of requests) for (const term of query.keys()) if (lacking(term)) times.set(term, (times.get(term) ?? 0) + 1);
  const asked = [...times].sort(([, a], [, b]) => b - a).map(([term]) => term);
  const inText = writtenIn(text);
  const written = (terms: readonly string[]): readonly string[] => terms.flatMap((term) => inText.get(term) ?? []).filter((word) => plainWord.test(word)).slice(0, mostWords);
  const words = written(asked);
  return words.length >= wanted ? words : [...words, ...written(profile.body.terms.filter((term) => lacking(term) && !times.has(term)))].slice(0, wanted);
}

function isEnglish(description: string): boolean {
  const words = Array.from(wordsOf(description), ({ folded }) => folded);
  return words.filter(isSilent).length >= leastSilent * words.length;
}

/** How many names and descriptions have a term. */
function holdersOf(term: string, index: TermIndex): number {
  const id = index.termIds.get(term);
  return id === undefined ? 0 : index.offsets[id + 1]! - index.offsets[id]!;
}

/** For each term how often a file says it elsewhere than in the description, in any form and as the beginning of a compound. */
function timesSaidBeside(description: string, text: string, terms: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map(terms.map((term) => [term, 0]));
  const count = (part: string, by: number): void => {
    for (const { key, written } of termsOf(part)) {
      const word = written.toLowerCase();
      for (const term of terms) if (key === term || (term.length >= leastBeginning && word.startsWith(term))) times.set(term, times.get(term)! + by);
    }
  };
  count(text, 1);
  count(description, -1);
  return times;
}

/** How each term of a text is first written. */
function writtenIn(text: string): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const term of termsOf(text)) if (!written.has(term.key)) written.set(term.key, term.written);
  return written;
}
