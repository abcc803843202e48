import type { BestSet } from './bestSet.ts';
import type { Chain } from './chain.ts';
import type { Selection } from './instance.ts';
import { Objective } from './objective.ts';
import type { ReducedInstance } from './reduceInstance.ts';

/**
 * The winning set of Best Prefix Selection as it is shown: the members of its seed first, the larger gain first,
 * then in chain order, with gains that add up to G.
 *
 * Often several seeds lead to the same set; the first as Algorithm 1 counts them is shown. A solver that skips seeds
 * by upper bounds finds the same one: every seed that leads to the winning set holds a bound no smaller than its F.
 * @param chain any chain of the instance, to grow the set with once more
 */
export function showSelection(
  reduced: ReducedInstance, chain: Chain, best: BestSet, how: Pick<Selection, 'upperBound' | 'complete' | 'work'>,
): Selection {
  const { members, seed, value } = best;
  chain.restart();
  for (const skill of seed) chain.add(skill);
  while (chain.size < members.length) chain.add(chain.next());
  const order = Array.from(chain.members.subarray(0, members.length));
  if (seed.length === 2 && reduced.alone[order[1]!]! > reduced.alone[order[0]!]!) order.splice(0, 2, order[1]!, order[0]!);
  const objective = new Objective(reduced);
  return {
    chosen: order.map((skill) => reduced.skills[skill]!),
    gains: gainsInOrder(chain, order), seedSize: seed.length,
    tokens: objective.tokens(members), benefit: objective.benefit(members), objective: value, ...how,
  };
}

function gainsInOrder(chain: Chain, order: readonly number[]): number[] {
  chain.restart();
  return order.map((skill) => {
    const gain = chain.gain(skill);
    chain.add(skill);
    return gain;
  });
}
