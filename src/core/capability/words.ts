/** A word of a text: what it is compared by, and how it was written. */
export interface Word {
  /** Lower case, diacritics folded; whole (`c++`, `c#`, `.net`), or two neighbouring signs of a script without spaces. */
  readonly folded: string;
  /** As written, for showing. */
  readonly written: string;
}

/** Longer runs are hashes, encoded bytes or noise. */
const longestWord = 32;

/** Scripts written without spaces (or with long compounds): compared by pairs of neighbouring signs. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]`;
const isUnspaced = new RegExp(`^${unspaced}`, 'u');
const wordPattern = new RegExp(
  String.raw`${unspaced}+|(?:(?!${unspaced})[\p{L}\p{N}\p{M}])+(?:\+\+|#(?![\p{L}\p{N}]))?`,
  'gu',
);
const asciiOnly = /^[\0-\x7f]*$/;
const humps = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/**
 * Yields the words of any text in order, in time linear in its length. Numbers alone are no words; a
 * camelCase word is followed by its humps; snake_case, kebab-case and file extensions fall apart into words.
 */
export function* wordsOf(text: string): Generator<Word, void> {
  for (const [written] of text.matchAll(wordPattern)) {
    if (isUnspaced.test(written)) yield* pairsOf(written);
    else if (written.length <= longestWord) yield* wholeAndHumps(written);
  }
}

function* wholeAndHumps(written: string): Generator<Word, void> {
  const folded = fold(written);
  if (!/\p{L}/u.test(folded)) return;
  yield { folded, written };
  if (!/[a-z][A-Z]/.test(written)) return;
  for (const [hump] of written.matchAll(humps)) {
    if (hump.length > 2) yield { folded: hump.toLowerCase(), written: hump };
  }
}

function* pairsOf(run: string): Generator<Word, void> {
  const signs = [...run.normalize('NFKC')];
  if (signs.length === 1) yield { folded: run, written: run };
  for (let n = 0; n + 1 < signs.length; n++) {
    const pair = `${signs[n]}${signs[n + 1]}`;
    yield { folded: pair, written: pair };
  }
}

function fold(written: string): string {
  if (asciiOnly.test(written)) return written.toLowerCase();
  return written.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase();
}
