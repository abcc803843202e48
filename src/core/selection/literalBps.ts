import { BestSet } from './bestSet.ts';
import { Chain } from './chain.ts';
import type { Selection, SelectionInstance } from './instance.ts';
import { reduceInstance, type ReducedInstance } from './reduceInstance.ts';
import { showSelection } from './showSelection.ts';

/**
 * Best Prefix Selection as written (2608.19993, Algorithm 1), the reference that `bps` must agree with set for set:
 * from every seed of at most two skills grow a chain by density, record every prefix, return the best.
 * O(d L^4). Computes no upper bound.
 * @param instance a checked instance
 */
export function literalBps(instance: SelectionInstance): Selection {
  const reduced = reduceInstance(instance);
  const best = new BestSet(reduced);
  const work = { seeds: 0, chains: 0, evaluations: 0 };
  for (const seed of seedsOf(reduced)) {
    work.seeds++;
    work.chains++;
    const chain: PlainChain = { members: [], coverage: new Float64Array(reduced.supplies.width), tokens: 0 };
    for (const skill of seed) add(reduced, chain, skill);
    best.record(Uint32Array.from(chain.members), seed.length);
    while (chain.members.length < reduced.limit) {
      const next = densestThatFits(reduced, chain, work);
      if (next === undefined) break;
      add(reduced, chain, next);
      best.record(Uint32Array.from(chain.members), seed.length);
    }
  }
  return showSelection(reduced, new Chain(reduced), best, { upperBound: undefined, complete: true, work });
}

interface PlainChain {
  readonly members: number[];
  /** x_k, summed in the order in which members came. */
  readonly coverage: Float64Array;
  tokens: number;
}

function* seedsOf({ lengths, budget, limit }: ReducedInstance): Generator<readonly number[]> {
  yield [];
  for (let i = 0; i < lengths.length && limit >= 1; i++) yield [i];
  for (let i = 0; i < lengths.length && limit >= 2; i++) {
    for (let j = i + 1; j < lengths.length; j++) if (lengths[i]! + lengths[j]! <= budget) yield [i, j];
  }
}

function add({ lengths, supplies }: ReducedInstance, chain: PlainChain, skill: number): void {
  chain.members.push(skill);
  chain.tokens += lengths[skill]!;
  for (let n = supplies.offsets[skill]!; n < supplies.offsets[skill + 1]!; n++) {
    chain.coverage[supplies.dims[n]!]! += supplies.values[n]!;
  }
}

/** The skill with the largest gain per token, the smaller index among equals. */
function densestThatFits(reduced: ReducedInstance, chain: PlainChain, work: { evaluations: number }): number | undefined {
  const { lengths, budget } = reduced;
  let densest: number | undefined;
  let density = -1;
  for (let i = 0; i < lengths.length; i++) {
    if (chain.members.includes(i) || !(chain.tokens + lengths[i]! <= budget)) continue;
    work.evaluations++;
    const candidate = gain(reduced, chain.coverage, i) / lengths[i]!;
    if (candidate > density) {
      density = candidate;
      densest = i;
    }
  }
  return densest;
}

/** G(S + i) - G(S) = sum_k w_k exp(-x_k) (1 - exp(-u_ik)). */
function gain({ supplies, covers, demand }: ReducedInstance, coverage: Float64Array, skill: number): number {
  let gain = 0;
  for (let n = supplies.offsets[skill]!; n < supplies.offsets[skill + 1]!; n++) {
    const k = supplies.dims[n]!;
    gain += demand.values[k]! * Math.exp(-coverage[k]!) * covers[n]!;
  }
  return gain;
}
