import { isEveryday } from './everyday.ts';
import type { Match } from './capabilityModel.ts';
import { queryWeight, termScores, type Query } from './query.ts';
import { meaningWeight, partWeight, scoredParts } from './relevance.ts';
import type { TermDocument, TermIndex } from './termIndex.ts';

/** A task beside a library. */
export interface Matching {
  readonly index: TermIndex;
  readonly library: readonly TermDocument[];
  readonly query: Query;
  readonly task: string;
  /** Cosine of the task's meaning with each skill's, -1 to 1. */
  readonly nearness: Float64Array;
}

/** What `relevanceOf` adds up for some skills, taken apart again into words and meaning. */
export function matchesOf({ index, library, query, task, nearness }: Matching, skills: readonly number[]): readonly Omit<Match, 'chance'>[] {
  const bestParts = bestPartsOf(index, task, skills);
  const weightOf = new Map(Array.from(query, ([term, { count }]) => [term, queryWeight(index, term, count)]));
  // What no skill has, and words of any request, say nothing against one skill.
  const saysLittle = (term: string) => Number(isEveryday(term) || !index.termIds.has(term));
  const wanted = [...query].sort(([a], [b]) => saysLittle(a) - saysLittle(b) || weightOf.get(b)! - weightOf.get(a)!);
  return skills.map((skill, n) => {
    const document = library[skill]!;
    const scores = termScores(index, query, document);
    const part = bestParts[n];
    if (part) {
      for (const [term, score] of termScores(index, part.query, document)) scores.set(term, (scores.get(term) ?? 0) + partWeight * part.factor * score);
    }
    const near = nearness[skill]!;
    const meaning = meaningWeight * Math.max(0, near);
    const all = meaning + [...scores.values()].reduce((sum, score) => sum + score, 0);
    const words = [...scores].flatMap(([term, score]) => {
      const asked = query.get(term);
      return asked ? [{ term, written: asked.written, share: score / all }] : [];
    });
    return {
      words: words.sort((a, b) => b.share - a.share || (a.term < b.term ? -1 : 1)),
      missing: wanted.filter(([term]) => !scores.has(term)).map(([, { written }]) => written),
      nearness: near,
      meaningShare: all > 0 ? meaning / all : 0,
      nearnessPlace: 1 + nearness.reduce((before, other) => before + (other > near ? 1 : 0), 0),
    };
  });
}

/** For each skill the part of the task that it fits best, and how far it counts. */
function bestPartsOf(index: TermIndex, task: string, skills: readonly number[]): readonly ({ query: Query; factor: number } | undefined)[] {
  const found = skills.map((): { query: Query; factor: number; value: number } | undefined => undefined);
  for (const { query, scores, best } of scoredParts(index, task)) {
    for (const [n, skill] of skills.entries()) {
      const score = scores[skill]!;
      const factor = score > 0 ? Math.sqrt(score / best) : 0;
      if (factor * score > (found[n]?.value ?? 0)) found[n] = { query, factor, value: factor * score };
    }
  }
  return found;
}
