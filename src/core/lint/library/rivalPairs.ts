import type { Steps } from '../../util/steps.ts';
import { candidatesOf } from './candidates.ts';
import { likenessOf, type Likeness } from './likeness.ts';
import type { Profile } from './profile.ts';
import { judge, type RivalPair } from './rivalPair.ts';
import { Standing } from './standing.ts';
import { suitesOf } from './suites.ts';

/** What two unrelated skills of one subject have anyway, as a whole and in the meaning of their descriptions. */
const leastRest = { whole: 0.2, meaning: 0.45 };
const stride = 16;

/** Skills that rival each other, the most alike first. Work grows with the candidates, not with all pairs. */
export function* rivalPairsOf(profiles: readonly Profile[]): Steps<readonly RivalPair[]> {
  const candidates = yield* candidatesOf(profiles);
  const near: (readonly { readonly skill: number; readonly likeness: Likeness }[])[] = [];
  for (const [n, others] of candidates.entries()) {
    if (n % stride === stride - 1) yield;
    near.push(others.map((skill) => ({ skill, likeness: likenessOf(profiles[n]!, profiles[skill]!) })));
  }
  const standing = standingBy(near, ({ whole }) => whole, leastRest.whole);
  const standingInMeaning = standingBy(near, ({ meaning }) => meaning, leastRest.meaning);
  const suiteOf = suitesOf(profiles.map(({ name }) => name));
  const pairs: RivalPair[] = [];
  for (const [n, neighbours] of near.entries()) {
    if (n % stride === stride - 1) yield;
    for (const { skill, likeness } of neighbours) {
      if (skill < n && candidates[skill]!.includes(n)) continue; // judged already, from the other side
      const [a, b] = [profiles[n]!, profiles[skill]!];
      const lead = standing.lead(n, skill, likeness.whole);
      const verdict = judge({ a, b, likeness, lead, suite: suiteOf[n] !== undefined && suiteOf[n] === suiteOf[skill], leadInMeaning: standingInMeaning.lead(n, skill, likeness.meaning) });
      if (verdict === 'same') pairs.push({ kind: 'same', first: Math.min(n, skill), second: Math.max(n, skill), likeness: likeness.whole });
      else if (verdict !== undefined) {
        const [first, second] = verdict === 'a-inside-b' ? [skill, n] : [n, skill];
        pairs.push({ kind: 'inside', first, second, likeness: likeness.whole });
      }
    }
  }
  return pairs.sort((a, b) => b.likeness - a.likeness || a.first - b.first || a.second - b.second);
}

function standingBy(near: readonly (readonly { readonly skill: number; readonly likeness: Likeness }[])[], score: (likeness: Likeness) => number, least: number): Standing {
  return new Standing(near.map((own) => own.map(({ skill, likeness }) => ({ skill, score: score(likeness) }))), least);
}
