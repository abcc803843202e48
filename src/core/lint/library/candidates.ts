import { Neighbours } from '../../capability/neighbours.ts';
import type { Signature } from '../../capability/signatures.ts';
import type { Steps } from '../../util/steps.ts';
import type { Profile } from './profile.ts';
import { SenseCells } from './senseCells.ts';
import type { Statement } from './statement.ts';

/** Candidates by words, and as many by meaning. */
const mostBy = 12;
/** Terms that candidates are found by: the heaviest, which few share. */
const searchTerms = 16;
/** Below this cosine of these two descriptions merely share some words. */
const leastShared = 0.12;
const stride = 16;

/** For each skill the few others that its description may be like: by words (inverted index) and by meaning (cells). */
export function* candidatesOf(profiles: readonly Profile[]): Steps<readonly (readonly number[])[]> {
  const ids = new Map<string, number>();
  const words = new Neighbours();
  const signatures: Signature[] = [];
  for (const [n, { claims }] of profiles.entries()) {
    if (n % stride === stride - 1) yield;
    signatures.push(signatureOf(claims, ids));
    words.add(signatures[n]!);
  }
  const cells = yield* SenseCells.file(profiles.map(({ sense }) => sense));
  const candidates: (readonly number[])[] = [];
  for (const [n, signature] of signatures.entries()) {
    if (n % stride === stride - 1) yield;
    const byWords = words.near(signature, leastShared).filter(({ item }) => item !== n).slice(0, mostBy).map(({ item }) => item);
    candidates.push([...new Set([...byWords, ...cells.near(n, mostBy)])].sort((a, b) => a - b));
  }
  return candidates;
}

function signatureOf({ terms, weightOf }: Statement, ids: Map<string, number>): Signature {
  const idOf = (term: string): number => {
    const known = ids.get(term) ?? ids.size;
    ids.set(term, known);
    return known;
  };
  const kept = terms.slice(0, searchTerms);
  return { terms: Uint32Array.from(kept, idOf), weights: Float64Array.from(kept, (term) => weightOf.get(term)!) };
}
