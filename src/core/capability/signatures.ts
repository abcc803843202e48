import type { Steps } from '../util/steps.ts';
import type { LexicalFeatures } from './lexicalFeatures.ts';
import { saturated, type TermIndex } from './termIndex.ts';

/** What sets one skill off from the others: a sparse unit vector over term ids. */
export interface Signature {
  readonly terms: Uint32Array;
  /** Weights > 0; their squares add up to 1. */
  readonly weights: Float64Array;
}

/**
 * What headings and body count beside name and description, which decide what a skill is about: skills of one template
 * differ there in a word and share the rest.
 */
const bodyWeight = 0.25;
/** Terms of a signature; the rest of a text tells little. */
const mostTerms = 40;

/** One signature for each skill: the terms with the largest share in its score, scaled to length 1. */
export function* signaturesOf(library: readonly LexicalFeatures[], index: TermIndex): Steps<readonly Signature[]> {
  const signatures: Signature[] = [];
  for (const [n, skill] of library.entries()) {
    if (n % 32 === 31) yield;
    signatures.push(signatureOf(skill, index));
  }
  return signatures;
}

function signatureOf({ terms, frequencies, headline }: LexicalFeatures, index: TermIndex): Signature {
  const ids = new Uint32Array(terms.length);
  const impacts = new Float64Array(terms.length);
  for (let n = 0; n < terms.length; n++) {
    ids[n] = index.termIds.get(terms[n]!)!;
    impacts[n] = index.idf[ids[n]!]! * saturated(headline[n]! + bodyWeight * (frequencies[n]! - headline[n]!));
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
