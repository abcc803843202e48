import type { Steps } from '../util/steps.ts';
import { BestSet } from './bestSet.ts';
import { BranchAndBound } from './branchAndBound.ts';
import { CappedTangent } from './cappedTangent.ts';
import { Chain } from './chain.ts';
import { countSeeds } from './countSeeds.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { ReachTest } from './reachTest.ts';
import { reduceInstance } from './reduceInstance.ts';
import { SeedSearch } from './seedSearch.ts';
import { showSelection } from './showSelection.ts';
import { Survivors } from './survivors.ts';

/** Work for each skill of the library before any chain but the first is grown: enough for most instances. */
const FIRST_WORK = 300;
/** From this much work on tighter bounds for all skills pay. */
const LARGE = 3e5;
/** About a second of work; reached only where the budget holds dozens of near-equal skills. */
const DEFAULT_EFFORT = 8e6;
/** The certified share below which the upper bound is worked on once the answer is known. */
const GOOD_SHARE = 0.995;

/**
 * Best Prefix Selection (2608.19993, Algorithm 1) on a whole library: the set that `literalBps` returns, ties
 * included. Two searches look for it in turn, by equal work, until one of them ends:
 * - down the sets, the best first: a set that Algorithm 1 records grows from a seed inside it, so a few chains tell
 *   whether it does, and the first set that passes is the answer (`BranchAndBound`, `ReachTest`);
 * - along the seeds, without the chains whose upper bound shows that they cannot win (`SeedSearch`).
 * The first is by far the quicker where few sets beat the answer, and then its bound is the true optimum; the second
 * where Algorithm 1 misses the optimum by a lot or very many sets are as good.
 * @param instance a checked instance
 * @param effort marginal gains after which the search stops at the best set found, which its upper bound still
 *   certifies; the answer then says that it is not `complete`
 */
export function* bps(instance: SelectionInstance, effort = DEFAULT_EFFORT): Steps<Selection> {
  const reduced = reduceInstance(instance);
  const best = new BestSet(reduced);
  const chain = new Chain(reduced);
  const tangent = new CappedTangent(reduced);
  const survivors = new Survivors(reduced, best, tangent);
  const seeds = new SeedSearch(reduced, best, chain, tangent, survivors);
  const reach = new ReachTest(reduced, chain, best, survivors.margin);
  const parts = new BranchAndBound(reduced, tangent, reach);
  const onParts = () => parts.work + reach.evaluations;
  const onSeeds = () => chain.evaluations - reach.evaluations + seeds.work;
  const isDone = () => parts.isDone && !reach.skipped;
  const work = () => rootScores + onParts() + onSeeds();

  seeds.growEmptySeed();
  yield* survivors.boundFrom(chain.coverage);
  let rootScores = tangent.evaluations;
  parts.add(survivors.alive.subarray(0, survivors.count), survivors.points, survivors.bound);
  const first = Math.min(effort, FIRST_WORK * (200 + reduced.lengths.length));
  while (!isDone() && !reach.isTired && work() < first) {
    parts.step();
    yield;
  }
  let seedsDone = false;
  if (!isDone()) {
    yield* seeds.growSingles();
    const pairs = seeds.growPairs();
    let isLarge = false;
    while (!isDone() && !seedsDone && work() < effort) {
      if (onParts() < onSeeds() && !reach.isTired) parts.step();
      else seedsDone = pairs.next().done === true;
      if (!isLarge && work() > LARGE) {
        isLarge = true;
        const before = tangent.evaluations;
        yield* survivors.boundCloser();
        rootScores += tangent.evaluations - before;
      }
      yield;
    }
  }
  const complete = isDone() || seedsDone;
  // Sets of at most one skill were recorded; each larger one holds a pair that was bounded, or was left out.
  const ofSeeds = seedsDone ? seeds.pairBound : Infinity;
  const bound = () => Math.max(best.value, Math.min(survivors.bound, parts.bound, ofSeeds));
  const enough = Math.min(effort, 2 * work());
  while (best.value < GOOD_SHARE * bound() && !parts.isDone && !reach.isTired && work() < enough) {
    parts.step();
    yield;
  }
  return showSelection(reduced, chain, best, {
    upperBound: bound(),
    complete,
    work: { seeds: countSeeds(reduced), chains: seeds.chains + reach.chains, evaluations: Math.round(work()) },
  });
}
