import { isGrammar, isSilent } from './commonWords.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** A term that texts are compared by, and the word it was read from. */
export interface Term {
  /** The stem; what `termsOf` of two texts share when they speak of the same thing. */
  readonly key: string;
  /** As written. */
  readonly written: string;
}

/** Longer words would keep the texts that they were cut from in memory, so they are read anew each time. */
const longestKept = 12;
/** Words that are kept at most; when there are as many, all are forgotten. */
const mostKept = 100_000;
const plus = 0x2b;
const hash = 0x23;
const kept = new Map<string, readonly Term[]>();

/**
 * The terms of a text in order, silent words left out. Linear time. Whole libraries are read word by word, and most words
 * were met before: those in plain letters and digits are read once and looked up from then on.
 */
export function termsOf(text: string): readonly Term[] {
  const terms: Term[] = [];
  const { length } = text;
  for (let at = 0; at < length; ) {
    const start = at;
    let code = text.charCodeAt(at);
    while (isPlain(code)) code = ++at < length ? text.charCodeAt(at) : 0;
    if (isForeign(code) || (code === hash && isForeign(codeAt(text, at + 1)))) {
      while (at < length && isPartOfWord(text.charCodeAt(at))) at++;
      append(terms, readTerms(text.slice(start, at)));
    } else if (at === start) at++;
    else {
      if (code === plus && codeAt(text, at + 1) === plus) at += 2;
      else if (code === hash && !isPlain(codeAt(text, at + 1))) at++; // the `#` of `c#1` is no part of a word
      append(terms, knownTerms(text.slice(start, at)));
    }
  }
  return terms;
}

/** 0 behind the end. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

function append(terms: Term[], more: readonly Term[]): void {
  for (let n = 0; n < more.length; n++) terms.push(more[n]!);
}

function knownTerms(word: string): readonly Term[] {
  if (word.length > longestKept) return readTerms(word);
  let terms = kept.get(word);
  if (terms === undefined) {
    terms = readTerms(word);
    if (kept.size >= mostKept) kept.clear();
    kept.set(word, terms);
  }
  return terms;
}

function readTerms(text: string): readonly Term[] {
  const terms: Term[] = [];
  for (const { folded, written } of wordsOf(text)) if (!isSilent(folded) && !isGrammar(folded)) terms.push({ key: stem(folded), written });
  return terms;
}

/** An ASCII letter or digit. */
function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

function isForeign(code: number): boolean {
  return code >= 0x80;
}

function isPartOfWord(code: number): boolean {
  return isPlain(code) || isForeign(code) || code === plus || code === hash;
}
