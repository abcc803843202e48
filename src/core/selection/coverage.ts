import type { SelectionInstance } from './instance.ts';

/** How far one demanded capability is covered, and by which skill. */
export interface CapabilityCoverage {
  /** The dimension k. */
  readonly dim: number;
  /** Its weight w_k, > 0. */
  readonly demand: number;
  /** 1 - exp(-x_k), in [0, 1]: the covered part of the demand. */
  readonly covered: number;
  /**
   * For each chosen skill in shown order what it adds to G in this dimension. They add up to
   * `demand * covered`; over all dimensions to the skill's gain.
   */
  readonly shares: readonly number[];
}

/**
 * The coverage of each demanded capability (2608.19993, section 3.1), in the order of the demand.
 * @param instance a checked instance
 * @param chosen skill indices in shown order
 */
export function coverageOf(instance: SelectionInstance, chosen: readonly number[]): CapabilityCoverage[] {
  const { demand } = instance;
  const result: CapabilityCoverage[] = [];
  for (const [n, dim] of demand.dims.entries()) {
    const weight = demand.values[n]!;
    if (weight === 0) continue;
    let total = 0;
    const shares = chosen.map((skill) => {
      const open = weight * Math.exp(-total);
      const supply = supplyOf(instance, skill, dim);
      total += supply;
      return open * -Math.expm1(-supply);
    });
    result.push({ dim, demand: weight, covered: -Math.expm1(-total), shares });
  }
  return result;
}

/** u_ik by bisection in the row of the skill. */
function supplyOf({ supplies }: SelectionInstance, skill: number, dim: number): number {
  let low = supplies.offsets[skill]!;
  let high = supplies.offsets[skill + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (supplies.dims[middle]! < dim) low = middle + 1;
    else high = middle;
  }
  return low < supplies.offsets[skill + 1]! && supplies.dims[low] === dim ? supplies.values[low]! : 0;
}
