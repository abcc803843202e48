import type { SelectionInstance } from '../../src/core/selection/instance.ts';

/** G and l of one set. */
export interface SetNumbers {
  readonly members: readonly number[];
  readonly benefit: number;
  readonly tokens: number;
}

/** Every feasible set of an instance of at most about 12 skills, the empty one included, by the definition alone. */
export function feasibleSets({ lengths, supplies, demand, budget, maxSkills = Infinity }: SelectionInstance): SetNumbers[] {
  const sets: SetNumbers[] = [];
  for (let mask = 0; mask < 2 ** lengths.length; mask++) {
    const members = Array.from(lengths.keys()).filter((i) => (mask >> i) & 1);
    const tokens = members.reduce((sum, i) => sum + lengths[i]!, 0);
    if (tokens > budget || members.length > maxSkills) continue;
    const total = new Map<number, number>();
    for (const i of members) {
      for (let n = supplies.offsets[i]!; n < supplies.offsets[i + 1]!; n++) {
        const k = supplies.dims[n]!;
        total.set(k, (total.get(k) ?? 0) + supplies.values[n]!);
      }
    }
    const benefit = Array.from(demand.dims).reduce((sum, k, n) => sum + demand.values[n]! * (1 - Math.exp(-(total.get(k) ?? 0))), 0);
    sets.push({ members, benefit, tokens });
  }
  return sets;
}
