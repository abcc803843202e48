import type { Steps } from '../../util/steps.ts';
import { candidatesOf } from './candidates.ts';
import { likenessOf, type Likeness } from './likeness.ts';
import type { Profile } from './profile.ts';
import { judge, type RivalPair } from './rivalPair.ts';

interface Neighbour {
  readonly skill: number;
  readonly likeness: Likeness;
}

/** Neighbours that tell how crowded the place is where a skill stands. */
const restSize = 5;
/** In a small library there is nobody else; then this likeness, common among public skills, counts as the rest. */
const leastRest = 0.2;
const stride = 16;

/** Skills that rival each other, the most alike first. Work grows with the candidates, not with all pairs. */
export function* rivalPairsOf(profiles: readonly Profile[]): Steps<readonly RivalPair[]> {
  const candidates = yield* candidatesOf(profiles);
  const near: (readonly Neighbour[])[] = [];
  for (const [n, others] of candidates.entries()) {
    if (n % stride === stride - 1) yield;
    const neighbours = others.map((skill) => ({ skill, likeness: likenessOf(profiles[n]!, profiles[skill]!) }));
    near.push(neighbours.sort((a, b) => b.likeness.whole - a.likeness.whole || a.skill - b.skill));
  }
  const rests = near.map((neighbours) => restOf(neighbours));
  const pairs: RivalPair[] = [];
  for (const [n, neighbours] of near.entries()) {
    if (n % stride === stride - 1) yield;
    for (const { skill, likeness } of neighbours) {
      const known = near[skill]!.some((other) => other.skill === n);
      if (skill < n && known) continue;
      const mutual = neighbours[0]!.skill === skill && near[skill]![0]?.skill === n;
      const verdict = judge({ a: profiles[n]!, b: profiles[skill]!, likeness, rest: (rests[n]! + rests[skill]!) / 2, mutual });
      if (verdict === undefined) continue;
      const [first, second] = verdict === 'same' ? [Math.min(n, skill), Math.max(n, skill)] : verdict === 'a-inside-b' ? [skill, n] : [n, skill];
      pairs.push({ kind: verdict === 'same' ? 'same' : 'inside', first, second, likeness: likeness.whole });
    }
  }
  return pairs.sort((a, b) => b.likeness - a.likeness || a.first - b.first || a.second - b.second);
}

function restOf(neighbours: readonly Neighbour[]): number {
  const others = neighbours.slice(1, 1 + restSize);
  return others.reduce((sum, { likeness }) => sum + Math.max(leastRest, likeness.whole), (restSize - others.length) * leastRest) / restSize;
}
