import type { BestSet } from './bestSet.ts';
import type { Chain } from './chain.ts';
import type { Selection } from './instance.ts';
import { Objective } from './objective.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/**
 * The winning set of Best Prefix Selection as it is shown: the members of its seed first, the larger gain first,
 * then in chain order, with gains that add up to G.
 *
 * Often several seeds lead to the same set. The one shown is the first that does when seeds are counted as
 * Algorithm 1 counts them: the empty seed, single skills by index, pairs by index. It is found by growing the
 * chains from the seeds inside the set alone, so it depends on the set only and not on which seeds a solver skipped.
 */
export function showSelection(
  reduced: ReducedInstance, chain: Chain, best: BestSet, upperBound: number | undefined, work: Selection['work'],
): Selection {
  const objective = new Objective(reduced);
  const set = best.members;
  const seedSize = growFromFirstSeed(chain, set);
  const order = Array.from(chain.members.subarray(0, set.length));
  if (seedSize === 2 && reduced.alone[order[1]!]! > reduced.alone[order[0]!]!) order.splice(0, 2, order[1]!, order[0]!);
  const benefit = objective.benefit(set);
  return {
    chosen: order.map((skill) => reduced.skills[skill]!),
    gains: gainsInOrder(chain, order), seedSize,
    tokens: objective.tokens(set), benefit, objective: best.value, upperBound, work,
  };
}

/** Leaves `chain` at `set`, grown from the first seed that reaches it; returns the seed's size. */
function growFromFirstSeed(chain: Chain, set: Uint32Array): number {
  if (reaches(chain, set)) return 0;
  for (const i of set) if (reaches(chain, set, i)) return 1;
  for (const [n, i] of set.entries()) {
    for (const j of set.subarray(n + 1)) if (reaches(chain, set, i, j)) return 2;
  }
  throw new Error(`no seed reaches the set ${set.join(', ')}: it was not recorded by Algorithm 1`);
}

function reaches(chain: Chain, set: Uint32Array, ...seed: number[]): boolean {
  chain.restart();
  for (const skill of seed) chain.add(skill);
  while (chain.size < set.length) {
    const next = densestMember(chain, set);
    if (!chain.isNext(next)) return false;
    chain.add(next);
  }
  return true;
}

/** The next of the set's members if no other skill goes before it. All fit, because all fit together. */
function densestMember(chain: Chain, set: Uint32Array): number {
  let densest = -1;
  let density = -1;
  for (const i of set) {
    if (chain.held[i] === 1) continue;
    const candidate = chain.densityOf(i);
    if (candidate > density) {
      density = candidate;
      densest = i;
    }
  }
  return densest;
}

function gainsInOrder(chain: Chain, order: readonly number[]): number[] {
  chain.restart();
  return order.map((skill) => {
    const gain = chain.gain(skill);
    chain.add(skill);
    return gain;
  });
}
