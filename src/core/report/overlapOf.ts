import type { FittedCapabilities } from '../capability/capabilityModel.ts';
import type { Overlap } from '../lint/library/overlap.ts';

/**
 * What a skill has in common with others. A task that demands what they all supply is one whose weight for a capability is
 * what the least of them covers of it, 1 - exp(-u); benefits are those of the selection (2608.19993, equation 1).
 * @param lengths tokens of each skill, in library order; 0 where they were not counted
 */
export function overlapOf({ capabilities, supplies }: FittedCapabilities, lengths: readonly number[], one: number, others: readonly number[]): Overlap {
  const rows = [one, ...others].map((skill) => {
    const row = new Map<number, number>();
    for (let n = supplies.offsets[skill]!; n < supplies.offsets[skill + 1]!; n++) row.set(supplies.dims[n]!, supplies.values[n]!);
    return row;
  });
  const shared: { dim: number; demand: number }[] = [];
  let alone = 0;
  let together = 0;
  for (const [dim, supply] of rows[0]!) {
    const all = rows.map((row) => row.get(dim) ?? 0);
    const demand = -Math.expm1(-Math.min(...all));
    if (demand === 0) continue;
    shared.push({ dim, demand });
    alone += demand * -Math.expm1(-supply);
    together += demand * -Math.expm1(-all.reduce((sum, each) => sum + each, 0));
  }
  shared.sort((a, b) => b.demand - a.demand || a.dim - b.dim);
  return {
    capabilities: shared.map(({ dim }) => capabilities[dim]!.name),
    tokens: others.some((skill) => lengths[skill] === 0) ? undefined : others.reduce((sum, skill) => sum + lengths[skill]!, 0),
    added: shared.length === 0 ? undefined : together / alone - 1,
  };
}
