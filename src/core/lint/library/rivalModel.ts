import type { InsideEvidence, SameEvidence } from './evidence.ts';
import { insideWeights, sameWeights } from './rivalWeights.ts';

/** A logistic model: what each piece of evidence adds to the logarithm of the odds. */
export interface Weights<Evidence> {
  readonly base: number;
  readonly of: { readonly [name in keyof Evidence]: number };
}

/** Log odds that two skills say the same in other words. */
export function oddsOfSame(evidence: SameEvidence): number {
  return odds(evidence, sameWeights);
}

/** Log odds that one skill lies inside another. */
export function oddsOfInside(evidence: InsideEvidence): number {
  return odds(evidence, insideWeights);
}

function odds<Evidence extends { readonly [name in keyof Evidence]: number }>(evidence: Evidence, { base, of }: Weights<Evidence>): number {
  let sum = base;
  for (const name in of) sum += of[name] * evidence[name];
  return sum;
}
