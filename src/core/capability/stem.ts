const plainEnglish = /^[a-z]{4,}$/;
const vowel = /[aeiouy]/;

/** Endings that fall away, the longest first; each leaves at least `rest` letters, one of them a vowel. */
const endings: readonly (readonly [ending: string, becomes: string, rest: number])[] = [
  ['mentation', 'ment', 3], ['ating', '', 3], ['ation', '', 3], ['ction', 'ct', 1], ['ator', '', 3], ['ated', '', 3],
  ['ment', '', 6], ['able', '', 4], ['ness', '', 4], ['ing', '', 3], ['ied', 'y', 3], ['ate', '', 3], ['ed', '', 3],
  ['er', '', 5], ['or', '', 5], ['ly', '', 3],
];

/**
 * Folds the common English endings so that the forms of one word meet (`optimise`, `optimizer`,
 * `optimization`). It folds too little rather than too much: a missed form costs less than mixed words.
 * @returns the word itself where it is short, not ASCII, or has no such ending; a key, not a word to show
 */
export function stem(word: string): string {
  if (!plainEnglish.test(word)) return word;
  return foldTail(foldEnding(foldPlural(word)));
}

function foldPlural(word: string): string {
  if (!word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function foldEnding(word: string): string {
  if (word.endsWith('eed')) return word;
  for (const [ending, becomes, least] of endings) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, word.length - ending.length);
    if (rest.length < least || !(vowel.test(rest) || becomes !== '')) return word;
    return becomes === '' ? undouble(rest) : rest + becomes;
  }
  return word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** A final e falls away, a final y and i are one, and so are -ise and -ize. */
function foldTail(word: string): string {
  const bare = word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
  if (bare.endsWith('y') && bare.length > 3) return `${bare.slice(0, -1)}i`;
  return bare.length > 5 && bare.endsWith('is') ? `${bare.slice(0, -1)}z` : bare;
}
