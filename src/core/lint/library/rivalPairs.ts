import type { Steps } from '../../util/steps.ts';
import { candidatesOf } from './candidates.ts';
import type { Encounter } from './evidence.ts';
import { likenessOf } from './likeness.ts';
import type { Profile } from './profile.ts';
import { judge, type RivalPair } from './rivalPair.ts';
import { suitesOf } from './suites.ts';
import { Surroundings } from './surroundings.ts';

const stride = 16;

/** Skills that rival each other, the most alike first. Work grows with the candidates, not with all pairs. */
export function* rivalPairsOf(profiles: readonly Profile[]): Steps<readonly RivalPair[]> {
  const pairs: RivalPair[] = [];
  for (const { first, second, encounter } of yield* encountersOf(profiles)) {
    const likeness = encounter.likeness.whole;
    const verdict = judge(encounter);
    if (verdict === 'same') pairs.push({ kind: 'same', first, second, likeness });
    else if (verdict === 'b-inside-a') pairs.push({ kind: 'inside', first, second, likeness });
    else if (verdict === 'a-inside-b') pairs.push({ kind: 'inside', first: second, second: first, likeness });
  }
  return pairs.sort((a, b) => b.likeness - a.likeness || a.first - b.first || a.second - b.second);
}

/** A pair of a library that is worth a look. */
export interface Met {
  /** Positions in the library, the smaller first; `a` and `b` of the encounter. */
  readonly first: number;
  readonly second: number;
  readonly encounter: Encounter;
}

/** Every pair of skills of which one is among the candidates of the other. */
export function* encountersOf(profiles: readonly Profile[]): Steps<readonly Met[]> {
  const candidates = yield* candidatesOf(profiles);
  const around = profiles.map(() => new Map<number, number>());
  for (const [n, others] of candidates.entries()) {
    if (n % stride === stride - 1) yield;
    for (const other of others) {
      const cosine = around[other]!.get(n) ?? dot(profiles[n]!.sense, profiles[other]!.sense);
      around[n]!.set(other, cosine);
    }
  }
  const surroundings = new Surroundings(around);
  const suiteOf = suitesOf(profiles.map(({ name }) => name));
  const met: Met[] = [];
  for (const [n, others] of around.entries()) {
    if (n % stride === stride - 1) yield;
    for (const [other, cosine] of others) {
      if (other < n && around[other]!.has(n)) continue; // met already, from the other side
      const [first, second] = n < other ? [n, other] : [other, n];
      const [a, b] = [profiles[first]!, profiles[second]!];
      const suite = suiteOf[first] !== undefined && suiteOf[first] === suiteOf[second];
      met.push({ first, second, encounter: { a, b, suite, likeness: likenessOf(a, b), nearness: surroundings.nearness(first, second, cosine) } });
    }
  }
  return met;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}
