import { isSilent } from './commonWords.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** A term that texts are compared by, and the word it was read from. */
export interface Term {
  /** The stem; what `termsOf` of two texts share when they speak of the same thing. */
  readonly key: string;
  /** As written. */
  readonly written: string;
}

/** The terms of a text in order, silent words left out. Linear time. */
export function* termsOf(text: string): Generator<Term, void> {
  for (const { folded, written } of wordsOf(text)) {
    if (!isSilent(folded)) yield { key: stem(folded), written };
  }
}
