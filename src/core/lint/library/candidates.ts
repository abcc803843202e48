import { Neighbours } from '../../capability/neighbours.ts';
import type { Steps } from '../../util/steps.ts';
import type { Profile } from './profile.ts';
import { SenseCells } from './senseCells.ts';
import type { Statement } from './statement.ts';

/** Candidates by words, and as many by meaning. */
const mostBy = 12;
/** Below this cosine of words two descriptions merely share some. */
const leastShared = 0.12;
const stride = 16;

/** For each skill the few others that its description may be like: by words (inverted index) and by meaning (cells). */
export function* candidatesOf(profiles: readonly Profile[]): Steps<readonly (readonly number[])[]> {
  const ids = new Map<string, number>();
  const signatures = profiles.map(({ claims }) => signatureOf(claims, ids));
  yield;
  const words = new Neighbours();
  for (const [n, signature] of signatures.entries()) {
    if (n % stride === stride - 1) yield;
    words.add(signature);
  }
  const cells = yield* SenseCells.file(profiles.map(({ claims }) => claims.sense));
  const candidates: (readonly number[])[] = [];
  for (const [n, signature] of signatures.entries()) {
    if (n % stride === stride - 1) yield;
    const byWords = words.near(signature, leastShared).filter(({ item }) => item !== n).slice(0, mostBy).map(({ item }) => item);
    candidates.push([...new Set([...byWords, ...cells.near(n, mostBy)])].sort((a, b) => a - b));
  }
  return candidates;
}

function signatureOf({ terms, weightOf }: Statement, ids: Map<string, number>) {
  const idOf = (term: string): number => {
    const known = ids.get(term) ?? ids.size;
    ids.set(term, known);
    return known;
  };
  return { terms: Uint32Array.from(terms, idOf), weights: Float64Array.from(terms, (term) => weightOf.get(term)!) };
}
