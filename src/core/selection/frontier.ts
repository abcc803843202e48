import type { Steps } from '../util/steps.ts';
import { Chain } from './chain.ts';
import type { SelectionInstance } from './instance.ts';
import { reduceInstance } from './reduceInstance.ts';

/** About half a second of work. */
const DEFAULT_EFFORT = 5e6;
/** Marginal gains between two pauses: one or two milliseconds. */
const PAUSE = 5_000;

/** A set that no other recorded one beats in both tokens and benefit. */
export interface FrontierPoint {
  /** Skill indices in the order in which they came. */
  readonly chosen: readonly number[];
  readonly tokens: number;
  /** G, good to rounding. */
  readonly benefit: number;
}

export interface Frontier {
  /** By rising tokens and benefit; the first is the empty set. */
  readonly points: readonly FrontierPoint[];
  /** Whether every chain was grown; else those of the seeds of the largest gains per token. */
  readonly complete: boolean;
}

/**
 * The Pareto set, by tokens and benefit, of all prefixes that Algorithm 1 records (ParetoGreedy, Vombatkere and Terzi
 * 2026, as 2608.19993, section 2 describes it). At one price per token it is the Pareto set by tokens, F and coverage
 * too: where one set has no more tokens and no less benefit than another, it has no less of either.
 * @param instance a checked instance; its budget is the largest of interest
 * @param effort marginal gains after which no more chains are begun
 */
export function* frontierOf(instance: SelectionInstance, effort = DEFAULT_EFFORT): Steps<Frontier> {
  const reduced = reduceInstance(instance);
  const { lengths, alone, budget, limit, skills } = reduced;
  const chain = new Chain(reduced);
  const points: FrontierPoint[] = [{ chosen: [], tokens: 0, benefit: 0 }];
  const record = (): void => {
    const { tokens, benefit, members, size } = chain;
    const at = placeOf(points, tokens);
    const before = points[at]!;
    if (before.benefit >= benefit - 1e-12) return;
    let after = at + 1;
    while (after < points.length && points[after]!.benefit <= benefit) after++;
    const from = before.tokens === tokens ? at : at + 1;
    points.splice(from, after - from, { chosen: Array.from(members.subarray(0, size), (i) => skills[i]!), tokens, benefit });
  };
  const grow = (): void => {
    for (record(); chain.size < limit; record()) {
      const next = chain.next();
      if (next < 0) return;
      chain.add(next);
    }
  };
  const order = [...lengths.keys()].sort((i, j) => alone[j]! / lengths[j]! - alone[i]! / lengths[i]! || i - j);
  chain.restart();
  grow();
  for (const i of limit > 0 ? order : []) {
    chain.restart();
    chain.add(i);
    grow();
    yield;
  }
  if (limit < 2) return { points, complete: true };
  let pauseAt = chain.evaluations + PAUSE;
  for (const [place, i] of order.entries()) {
    chain.restart();
    chain.add(i);
    chain.mark();
    for (const j of order.slice(0, place)) {
      if (chain.evaluations > effort) return { points, complete: false };
      if (!(lengths[i]! + lengths[j]! <= budget)) continue;
      chain.rewind();
      chain.add(j);
      grow();
      if (chain.evaluations < pauseAt) continue;
      yield;
      pauseAt = chain.evaluations + PAUSE;
    }
  }
  return { points, complete: true };
}

/** The last point with at most so many tokens. */
function placeOf(points: readonly FrontierPoint[], tokens: number): number {
  let low = 0;
  let high = points.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (points[middle]!.tokens <= tokens) low = middle;
    else high = middle;
  }
  return low;
}
