import { isSilent } from './commonWords.ts';
import type { LexicalFeatures } from './lexicalFeatures.ts';
import type { TermIndex } from './termIndex.ts';
import { termsOf } from './termsOf.ts';

const mostWords = 3;
const longestWord = 24;
/** A name that is all markup has no words for people; its description may. */
const markup = /<[^<>]*>?/g;
const separators = /[^\p{L}\p{N}\p{M}+#]+/u;

/** Gives topics names for people: one to three words in their authors' spelling, each name once in a library. */
export class TopicNames {
  readonly #index: TermIndex;
  readonly #taken: Set<string>;
  /** The next number for a name that words alone cannot make unique. */
  readonly #next = new Map<string, number>();

  /** @param taken names that are in use already */
  constructor(index: TermIndex, taken: Iterable<string>) {
    this.#index = index;
    this.#taken = new Set(Array.from(taken, (name) => name.toLowerCase()));
  }

  /** The telling words of the skill's name; where they are taken, with a word of its description that tells it apart. */
  nameOf(leader: LexicalFeatures): string {
    for (const name of this.#candidates(leader)) {
      const folded = name.toLowerCase();
      if (this.#taken.has(folded)) continue;
      this.#taken.add(folded);
      return name;
    }
    throw new Error('there is always one more number');
  }

  *#candidates({ name, descriptionWords }: LexicalFeatures): Generator<string, void> {
    const words = this.#tellingWords(name);
    if (words.length > 0) yield words.join(' ');
    const used = new Set(words.map(termOf));
    const weighed = descriptionWords.map((word) => ({ word, term: termOf(word) })).filter(({ term }) => !used.has(term));
    const extras = weighed.map(({ word, term }) => ({ word, weight: this.#weight(term) })).sort((a, b) => b.weight - a.weight);
    if (words.length === 0 && extras.length > 0) yield extras.slice(0, mostWords).map(({ word }) => word).join(' ');
    const kept = words.slice(0, mostWords - 1);
    for (const { word } of extras) yield [...kept, word].join(' ');
    const base = kept.length > 0 ? kept.join(' ') : 'skill';
    for (;;) {
      const n = this.#next.get(base) ?? 2;
      this.#next.set(base, n + 1);
      yield `${base} ${n}`;
    }
  }

  /** Up to three neighbouring words of a name, those that are rarest together. */
  #tellingWords(name: string): readonly string[] {
    const words = name.replace(markup, ' ').split(separators).filter((word) => word !== '').map((word) => word.slice(0, longestWord));
    if (words.length <= mostWords) return words;
    const windows = words.slice(0, 1 - mostWords).map((_, n) => trimSilent(words.slice(n, n + mostWords)));
    const weights = windows.map((window) => window.reduce((sum, word) => sum + this.#weight(termOf(word)), 0));
    return windows[weights.indexOf(Math.max(...weights))]!;
  }

  #weight(term: string): number {
    const id = this.#index.termIds.get(term);
    return id === undefined ? 0 : this.#index.idf[id]!;
  }
}

function trimSilent(words: readonly string[]): readonly string[] {
  const telling = words.map((word) => !isSilent(word.toLowerCase()));
  return words.slice(Math.max(0, telling.indexOf(true)), telling.lastIndexOf(true) + 1);
}

/** The term of a single word; '' where it has none. */
function termOf(word: string): string {
  return termsOf(word)[0]?.key ?? '';
}
