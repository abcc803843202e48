import type { Intruder } from './intrusions.ts';
import { inWords, quote } from './quote.ts';
import { places } from './ranker.ts';
import type { Trial } from './routingTrial.ts';
import type { Suggestion } from './suggestions.ts';

const mostPhrases = 3;
const shownRequests = 2;

/** What there is to say of a description that comes up for others' requests. */
export interface Distracting {
  readonly intruder: Intruder;
  /** By which it claims everything. */
  readonly phrases: readonly string[];
  /** Undefined where the count proves nothing. */
  readonly timesChance: number | undefined;
  readonly suggestion: Suggestion;
  /** The name in quotation marks. */
  readonly nameOf: (skill: number) => string;
}

export function distractorMessage({ intruder: { intrusions, ahead }, phrases, timesChance, suggestion, nameOf }: Distracting): string {
  const requests = intrusions.slice(0, shownRequests).map(({ trial }) => `${quote(trial.request.text, 80)} of ${nameOf(trial.owner)}`);
  return [
    `This comes into the top five for requests of ${intrusions.length} skills about something else${ahead > 0 ? `, ahead of ${ahead} of them` : ''}: ${inWords(requests)}.`,
    timesChance === undefined ? '' : `For requests that mix many subjects it comes up ${Math.round(timesChance)} times as often as chance would have it in a library of this size.`,
    'Descriptions that come up everywhere keep agents from loading the right skill.',
    suggestion.responsible.length > 0 ? `Words that do it: ${words(suggestion.responsible)}.` : '',
    phrases.length > 0 ? `It claims everything: ${words(phrases.slice(0, mostPhrases))}.` : '',
    advice(suggestion) || 'Name the one job this skill is for, and drop words that belong to others.',
  ].filter(Boolean).join(' ');
}

/** A skill that its own requests do not find. */
export interface Lost {
  readonly own: readonly Trial[];
  readonly suggestion: Suggestion;
  /** The name in quotation marks. */
  readonly nameOf: (skill: number) => string;
}

export function unfindableMessage({ own, suggestion, nameOf }: Lost): string {
  const worst = own.reduce((a, b) => (b.ahead > a.ahead ? b : a));
  const found = own.filter(({ ahead }) => ahead < places).length;
  const first = worst.found[0];
  return [
    `Of ${own.length} requests that this skill says it is for, ${found === 0 ? 'none finds' : `only ${found} ${found === 1 ? 'finds' : 'find'}`} it among the first five: for ${quote(worst.request.text, 80)} ${worst.ahead} other skills come before it${first === undefined ? '' : `, ${nameOf(first)} first`}.`,
    suggestion.add.length > 0 ? `The description lacks words of these requests and of the body that few other skills use: add ${words(suggestion.add)}.` : 'Name the files, tools and results that only this skill deals with.',
  ].join(' ');
}

function advice({ drop, add }: Suggestion): string {
  const dropped = drop.length > 0 ? `Its own requests and its body hardly need ${words(drop)}: drop ${drop.length === 1 ? 'it' : 'them'}.` : '';
  const added = add.length > 0 ? `Words of its own that few others use: add ${words(add)}${drop.length > 0 ? ' instead' : ''}.` : '';
  return [dropped, added].filter(Boolean).join(' ');
}

function words(list: readonly string[]): string {
  return inWords(list.map((word) => quote(word, 30)));
}
