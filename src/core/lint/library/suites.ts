/** So many names that begin alike make a suite. */
const leastSkills = 5;

/** For each name the word that it begins with, where enough others begin with it too. */
export function suitesOf(names: readonly string[]): readonly (string | undefined)[] {
  const first = names.map((name) => /^\s*([\p{L}\p{N}]+)[^\p{L}\p{N}]+[\p{L}\p{N}]/u.exec(name.toLowerCase())?.[1]);
  const counts = new Map<string, number>();
  for (const word of first) if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  return first.map((word) => (word !== undefined && counts.get(word)! >= leastSkills ? word : undefined));
}
