import { isSilent } from './commonWords.ts';
import type { LexicalFeatures } from './lexicalFeatures.ts';
import { stem } from './stem.ts';
import type { TermIndex } from './termIndex.ts';
import { wordsOf } from './words.ts';

const mostWords = 3;
const longestWord = 24;
const separators = /[^\p{L}\p{N}\p{M}+#]+/u;

/** Gives topics names for people: one to three words in their authors' spelling, each name once in a library. */
export class TopicNames {
  readonly #index: TermIndex;
  readonly #taken: Set<string>;

  /** @param taken names that are in use already */
  constructor(index: TermIndex, taken: Iterable<string>) {
    this.#index = index;
    this.#taken = new Set(Array.from(taken, (name) => name.toLowerCase()));
  }

  /** The telling words of the skill's name; where they are taken, with a word of its description that tells it apart. */
  nameOf(leader: LexicalFeatures): string {
    const words = this.#tellingWords(leader.name);
    const extras = leader.descriptionWords
      .filter((word) => !words.some((other) => termOf(other) === termOf(word)))
      .sort((a, b) => this.#weight(b) - this.#weight(a));
    for (const name of candidates(words, extras)) {
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
    throw new Error('candidates never end');
  }

  /** Up to three neighbouring words of a name, those that are rarest together. */
  #tellingWords(name: string): readonly string[] {
    const words = name.split(separators).filter((word) => word !== '').map((word) => word.slice(0, longestWord));
    if (words.length <= mostWords) return words;
    const windows = words.slice(0, 1 - mostWords).map((_, n) => trimSilent(words.slice(n, n + mostWords)));
    const weights = windows.map((window) => window.reduce((sum, word) => sum + this.#weight(word), 0));
    return windows[weights.indexOf(Math.max(...weights))]!;
  }

  #weight(word: string): number {
    const id = this.#index.termIds.get(termOf(word));
    return id === undefined ? 0 : this.#index.idf[id]!;
  }
}

function* candidates(words: readonly string[], extras: readonly string[]): Generator<string, void> {
  const base = words.length > 0 ? words : extras.slice(0, mostWords);
  if (base.length > 0) yield base.join(' ');
  const kept = base.slice(0, mostWords - 1);
  for (const extra of extras) yield [...kept, extra].join(' ');
  for (let n = 2; ; n++) yield [...(kept.length > 0 ? kept : ['skill']), n].join(' ');
}

function trimSilent(words: readonly string[]): readonly string[] {
  const telling = words.map((word) => !isSilent(word.toLowerCase()));
  return words.slice(Math.max(0, telling.indexOf(true)), telling.lastIndexOf(true) + 1);
}

function termOf(word: string): string {
  return stem(wordsOf(word).next().value?.folded ?? word);
}
