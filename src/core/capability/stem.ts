const plainEnglish = /^[a-z]{4,}$/;

/**
 * Folds the common English endings so that the forms of one word meet (`converting`, `converts` and
 * `conversion` need not: meeting too rarely costs less than mixing different words).
 * @returns the word itself where it is short, not ASCII, or has no such ending
 */
export function stem(word: string): string {
  if (!plainEnglish.test(word)) return word;
  return dropFinalE(foldSuffix(foldPlural(word)));
}

function foldPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^siu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The longest ending that applies, with what it becomes; each leaves at least three letters with a vowel. */
const suffixes: readonly (readonly [ending: string, becomes: string])[] = [
  ['ization', 'ize'], ['isation', 'ize'], ['ation', 'ate'], ['ition', 'it'], ['ction', 'ct'], ['ator', 'ate'],
  ['izer', 'ize'], ['iser', 'ize'], ['izing', 'ize'], ['ising', 'ize'], ['ment', ''], ['able', ''], ['ness', ''],
  ['ing', ''], ['ied', 'y'], ['ed', ''], ['er', ''], ['or', ''], ['ly', ''],
];

function foldSuffix(word: string): string {
  for (const [ending, becomes] of suffixes) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, word.length - ending.length);
    if (rest.length + becomes.length < 3 || !/[aeiouy]/.test(rest)) return word;
    const folded = rest + becomes;
    return becomes === '' ? undouble(folded) : folded;
  }
  return word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function dropFinalE(word: string): string {
  const bare = word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
  return bare.endsWith('y') && bare.length > 3 ? `${bare.slice(0, -1)}i` : bare;
}
