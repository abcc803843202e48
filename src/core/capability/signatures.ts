import type { Steps } from '../util/steps.ts';
import type { TermDocument, TermIndex } from './termIndex.ts';
import { saturated } from './termIndex.ts';

/** What sets one document off from the others: a sparse unit vector over term ids. */
export interface Signature {
  readonly terms: Uint32Array;
  /** Weights > 0, the largest first; their squares add up to 1. */
  readonly weights: Float64Array;
}

/** Terms of a signature; the rest of a document tells little. */
const mostTerms = 40;

/** One signature for each skill: the terms with the largest share in its score, scaled to length 1. */
export function* signaturesOf(skills: readonly TermDocument[], index: TermIndex): Steps<readonly Signature[]> {
  const signatures: Signature[] = [];
  for (const [n, skill] of skills.entries()) {
    if (n % 64 === 63) yield;
    signatures.push(signatureOf(skill, index));
  }
  return signatures;
}

function signatureOf({ terms, frequencies }: TermDocument, index: TermIndex): Signature {
  const ids = Uint32Array.from(terms, (term) => index.termIds.get(term)!);
  const impacts = Float64Array.from(ids, (id, m) => index.idf[id]! * saturated(frequencies[m]!));
  const cut = impacts.length > mostTerms ? impacts.toSorted()[impacts.length - mostTerms]! : 0;
  const kept = [...impacts.keys()].filter((m) => impacts[m]! >= cut);
  kept.sort((a, b) => impacts[b]! - impacts[a]! || a - b).splice(mostTerms);
  const length = Math.hypot(...kept.map((m) => impacts[m]!));
  return { terms: Uint32Array.from(kept, (m) => ids[m]!), weights: Float64Array.from(kept, (m) => impacts[m]! / length) };
}
