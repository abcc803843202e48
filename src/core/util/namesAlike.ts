const most = 3;
/** Shorter parts of names, such as `to`, say nothing. */
const shortest = 3;

/** The names that share most words with a mistaken one, at most three, the best first: a word that few names have counts most. */
export function namesAlike(typed: string, names: readonly string[]): readonly string[] {
  const distinct = [...new Set(names)];
  const wordsIn = new Map(distinct.map((name) => [name, new Set(wordsOf(name))]));
  const wanted = [...new Set(wordsOf(typed))].map((word) => ({ word, holders: distinct.filter((name) => wordsIn.get(name)!.has(word)) }));
  const scores = new Map<string, number>();
  for (const { holders } of wanted) for (const name of holders) scores.set(name, (scores.get(name) ?? 0) + 1 / holders.length);
  return [...scores].sort(([a, one], [b, other]) => other - one || a.length - b.length || (a < b ? -1 : 1)).slice(0, most).map(([name]) => name);
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortest);
}
