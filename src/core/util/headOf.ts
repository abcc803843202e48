/**
 * The first of a list that may be too long to tell one by one. One more than `most` is told too: a line that said so would
 * take its place.
 * @returns with how many are left, never 1
 */
export function headOf<Item>(items: readonly Item[], most: number): { readonly head: readonly Item[]; readonly left: number } {
  const head = items.length <= most + 1 ? items : items.slice(0, most);
  return { head, left: items.length - head.length };
}
