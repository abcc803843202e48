/** The candidate that a mistyped word most likely stands for, or undefined when none is near. */
export function nearestWord<Word extends string>(typed: string, candidates: readonly Word[]): Word | undefined {
  // A third of the letters may be wrong, but a word that begins another stands for it: `prev` for `preview`.
  let best: { readonly word: Word; readonly distance: number } | undefined;
  for (const word of candidates) {
    const distance = typed.length > 1 && word.startsWith(typed) ? 0.5 : editDistance(typed.toLowerCase(), word);
    if (distance <= Math.max(1, word.length / 3) && distance < (best?.distance ?? Infinity)) best = { word, distance };
  }
  return best?.word;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let least = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) least = Math.min(least, at(rows, i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
