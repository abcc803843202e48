/** A set of terms as sorted 32-bit hashes: a few bytes each, so that those of a large library fit into memory. */
export type TermSet = Uint32Array;

export function termSetOf(terms: ReadonlySet<string>): TermSet {
  return Uint32Array.from(new Set(Array.from(terms, hashOf))).sort();
}

/** Whether a term is in the set; wrong once in about ten million asked. */
export function hasTerm(set: TermSet, term: string): boolean {
  const wanted = hashOf(term);
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (set[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return set[low] === wanted;
}

/** Of the terms in either set the share that is in both (Jaccard), 0 to 1. */
export function sharedPart(a: TermSet, b: TermSet): number {
  let both = 0;
  for (let n = 0, m = 0; n < a.length && m < b.length; ) {
    if (a[n]! === b[m]!) both++;
    const step = a[n]! - b[m]!;
    if (step <= 0) n++;
    if (step >= 0) m++;
  }
  const either = a.length + b.length - both;
  return either === 0 ? 0 : both / either;
}

/** FNV-1a. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < term.length; n++) hash = Math.imul(hash ^ term.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}
