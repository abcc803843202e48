const plain = /^[a-z]{8,}$/;
const leastHalf = 4;
const leastStart = 6;

/**
 * Known words that stand in for one that is not known: the two that it is made of (`healthcheck`), else the longest that
 * it starts with (`serializability`). Parts of fixed length were no better a guess when tried on known words.
 * @param term at most as long as `termsOf` makes them
 */
export function standIns(term: string, isKnown: (term: string) => boolean): readonly string[] {
  if (!plain.test(term)) return [];
  for (let end = term.length - leastHalf; end >= leastHalf; end--) {
    const halves = [term.slice(0, end), term.slice(end)];
    if (halves.every(isKnown)) return halves;
  }
  for (let end = term.length - 1; end >= leastStart; end--) {
    if (isKnown(term.slice(0, end))) return [term.slice(0, end)];
  }
  return [];
}
