import { isWorkaday } from '../../capability/commonWords.ts';
import { termsOf } from '../../capability/termsOf.ts';
import type { Profile } from './profile.ts';
import { hasTerm } from './termSet.ts';

/** Words for a message about two skills, as the description of the first writes them. */
export interface WordsOfPair {
  /** Telling words of the first description that the other one has too, the heaviest first. */
  readonly shared: readonly string[];
  /** Telling words of the first description that the other skill mentions nowhere. */
  readonly own: readonly string[];
}

const most = 5;
const longest = 30;

export function wordsOfPair(a: Profile, b: Profile): WordsOfPair {
  const written = new Map<string, string>();
  for (const term of termsOf(`${a.description}\n${a.name}`)) if (!written.has(term.key)) written.set(term.key, term.written.slice(0, longest));
  const telling = a.claims.terms.filter((term) => !isWorkaday(term) && written.has(term));
  const pick = (wanted: (term: string) => boolean): readonly string[] => {
    const words = telling.filter(wanted).map((term) => written.get(term)!);
    return words.filter((word) => !words.some((other) => other.length > word.length && other.includes(word))).slice(0, most);
  };
  return {
    shared: pick((term) => b.claims.weightOf.has(term)),
    own: pick((term) => !hasTerm(b.allTerms, term)),
  };
}
