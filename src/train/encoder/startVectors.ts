import { mutualInformation } from '../cooccurrences.ts';
import { singularVectors } from '../singularVectors.ts';
import type { Example } from './examples.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Terms so far apart still speak of each other. */
const span = 5;

/**
 * Vectors to start training from: singular vectors of what common terms stand near each other; a rarer term starts as
 * the mean of its neighbours. The length of each is its inverse document frequency, as in SIF (Arora et al. 2017).
 * @returns row-major, one row a term
 */
export function startVectors(examples: readonly Example[], { common, terms, holders, numberOf }: Vocabulary, dims: number, next: () => number): Float32Array {
  const rows = new Float32Array(terms.length * dims);
  const sequences = examples.map(({ sequence }) => sequence.map((term) => numberOf.get(term) ?? -1));
  const learned = singularVectors(mutualInformation(sequences.map((sequence) => sequence.map((term) => (term < common ? term : -1))), common), dims, next);
  const mean = new Float64Array(dims);
  for (const [n, value] of learned.entries()) mean[n % dims]! += value / common;
  for (const [n, value] of learned.entries()) rows[n] = value - mean[n % dims]!;
  for (let row = 0; row < common; row++) setLength(rows.subarray(row * dims, (row + 1) * dims), 1);
  for (const sequence of sequences) {
    for (const [at, term] of sequence.entries()) {
      if (term < common) continue;
      for (let other = Math.max(0, at - span); other <= Math.min(at + span, sequence.length - 1); other++) {
        const near = sequence[other]!;
        if (near < 0 || near >= common) continue;
        const weight = Math.log(examples.length / holders[near]!);
        for (let dim = 0; dim < dims; dim++) rows[term * dims + dim]! += weight * rows[near * dims + dim]!;
      }
    }
  }
  for (const [row, count] of holders.entries()) setLength(rows.subarray(row * dims, (row + 1) * dims), Math.log(examples.length / count));
  return rows;
}

function setLength(row: Float32Array, wanted: number): void {
  let sum = 0;
  for (const value of row) sum += value * value;
  const scale = sum > 0 ? wanted / Math.sqrt(sum) : 0;
  for (let dim = 0; dim < row.length; dim++) row[dim]! *= scale;
}
