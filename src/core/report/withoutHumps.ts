/**
 * Words without the humps of others: `PowerPoint` is compared by `Power` and `Point` too, which say nothing new to people.
 * @param among all words of the text that they are from
 */
export function withoutHumps(words: readonly string[], among: readonly string[]): readonly string[] {
  const humped = among.filter((word) => /\p{Ll}\p{Lu}/u.test(word));
  return words.filter((word) => !humped.some((other) => other.length > word.length && other.includes(word)));
}
