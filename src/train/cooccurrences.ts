import type { SparseMatrix } from '../core/util/sparse.ts';

/** Terms so far apart still speak of each other. */
const span = 5;
/** Of each text so many terms count; the tail of a long one is tables and lists. */
const mostTerms = 3_000;
/** Context counts are raised to this power, so that rare contexts do not dominate (Levy et al. 2015). */
const smoothing = 0.75;

/**
 * Positive pointwise mutual information of terms that stand near each other, square and sparse.
 * @param texts rows of term numbers, -1 where a term is not in the vocabulary
 */
export function mutualInformation(texts: Iterable<readonly number[]>, width: number): SparseMatrix {
  const counts = Array.from({ length: width }, () => new Map<number, number>());
  for (const text of texts) count(text.filter((term) => term >= 0).slice(0, mostTerms), counts);
  const sums = counts.map((row) => [...row.values()].reduce((sum, value) => sum + value, 0));
  const contexts = sums.map((sum) => sum ** smoothing);
  const all = contexts.reduce((a, b) => a + b, 0);
  const offsets = new Uint32Array(width + 1);
  const dims: number[] = [];
  const values: number[] = [];
  for (const [term, row] of counts.entries()) {
    for (const [context, together] of [...row].sort(([a], [b]) => a - b)) {
      const information = Math.log((together * all) / (sums[term]! * contexts[context]!));
      if (information <= 0) continue;
      dims.push(context);
      values.push(information);
    }
    offsets[term + 1] = dims.length;
  }
  return { width, offsets, dims: Uint32Array.from(dims), values: Float64Array.from(values) };
}

function count(text: readonly number[], counts: readonly Map<number, number>[]): void {
  for (let at = 0; at < text.length; at++) {
    for (let other = at + 1; other <= Math.min(at + span, text.length - 1); other++) {
      add(counts[text[at]!]!, text[other]!);
      add(counts[text[other]!]!, text[at]!);
    }
  }
}

function add(row: Map<number, number>, column: number): void {
  row.set(column, (row.get(column) ?? 0) + 1);
}
