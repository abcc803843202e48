import type { Steps } from '../util/steps.ts';
import { saturated, type TermDocument, type TermIndex } from './termIndex.ts';

/** What sets one document off from the others: a sparse unit vector over term ids. */
export interface Signature {
  readonly terms: Uint32Array;
  /** Weights > 0; their squares add up to 1. */
  readonly weights: Float64Array;
}

/** Terms of a signature; the rest of a document tells little. */
const mostTerms = 40;

/** One signature for each document: the terms with the largest share in its score, scaled to length 1. */
export function* signaturesOf(documents: readonly TermDocument[], index: TermIndex): Steps<readonly Signature[]> {
  const signatures: Signature[] = [];
  for (const [n, document] of documents.entries()) {
    if (n % 32 === 31) yield;
    signatures.push(signatureOf(document, index));
  }
  return signatures;
}

function signatureOf({ terms, frequencies }: TermDocument, index: TermIndex): Signature {
  const ids = new Uint32Array(terms.length);
  const impacts = new Float64Array(terms.length);
  for (let n = 0; n < terms.length; n++) {
    ids[n] = index.termIds.get(terms[n]!)!;
    impacts[n] = index.idf[ids[n]!]! * saturated(frequencies[n]!);
  }
  const least = terms.length > mostTerms ? impacts.toSorted()[terms.length - mostTerms]! : 0;
  const kept: number[] = [];
  let squares = 0;
  for (let n = 0; n < terms.length && kept.length < mostTerms; n++) {
    if (impacts[n]! < least) continue;
    kept.push(n);
    squares += impacts[n]! ** 2;
  }
  const length = Math.sqrt(squares);
  return { terms: Uint32Array.from(kept, (n) => ids[n]!), weights: Float64Array.from(kept, (n) => impacts[n]! / length) };
}
