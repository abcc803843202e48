import type { SelectionInstance } from './instance.ts';

/**
 * An instance cut down to what can matter: skills that fit the budget and are worth their tokens alone,
 * dimensions that are demanded (renumbered 0 .. m-1, ascending), supplies > 0. Both orders are kept, so ties by
 * index and sums by dimension come out as in the full instance.
 */
export interface ReducedInstance extends SelectionInstance {
  /** For each kept skill its index in the full instance; ascending. */
  readonly skills: Uint32Array;
  /** 1 - exp(-u) for each entry of `supplies`, in (0, 1]: the share of what is left open that it covers. */
  readonly covers: Float64Array;
  /** G({i}) of each kept skill; > kappa l_i. */
  readonly alone: Float64Array;
  /** `maxSkills`, or the number of kept skills where there is no limit. */
  readonly limit: number;
}

/**
 * Drops every skill with l_i > B or G({i}) <= kappa l_i: none of them can raise F, whatever else is chosen,
 * because G has diminishing returns.
 */
export function reduceInstance(instance: SelectionInstance): ReducedInstance {
  const { lengths, supplies, kappa, budget } = instance;
  const demanded = demandedOf(instance);
  const alone = gainsAlone(instance, demanded);
  let count = 0;
  let entries = 0;
  for (let i = 0; i < lengths.length; i++) {
    if (!(lengths[i]! <= budget && alone[i]! > kappa * lengths[i]!)) alone[i] = -1;
    else {
      count++;
      for (let n = supplies.offsets[i]!; n < supplies.offsets[i + 1]!; n++) if (counts(n, instance, demanded)) entries++;
    }
  }
  const reduced = {
    skills: new Uint32Array(count), lengths: new Float64Array(count), alone: new Float64Array(count), covers: new Float64Array(entries),
    supplies: {
      width: demanded.weights.length,
      offsets: new Uint32Array(count + 1), dims: new Uint32Array(entries), values: new Float64Array(entries),
    },
    demand: { dims: Uint32Array.from(demanded.weights.keys()), values: demanded.weights },
    kappa, budget, limit: Math.min(instance.maxSkills ?? count, count),
  };
  let row = 0;
  let at = 0;
  for (let i = 0; i < lengths.length; i++) {
    if (alone[i]! < 0) continue;
    reduced.skills[row] = i;
    reduced.lengths[row] = lengths[i]!;
    reduced.alone[row] = alone[i]!;
    for (let n = supplies.offsets[i]!; n < supplies.offsets[i + 1]!; n++) {
      if (!counts(n, instance, demanded)) continue;
      reduced.supplies.dims[at] = demanded.position[supplies.dims[n]!]!;
      reduced.supplies.values[at] = supplies.values[n]!;
      reduced.covers[at] = -Math.expm1(-supplies.values[n]!);
      at++;
    }
    reduced.supplies.offsets[++row] = at;
  }
  return reduced;
}

interface Demanded {
  /** Demand weights > 0. */
  readonly weights: Float64Array;
  /** For each dimension of the full instance its place in `weights`, or -1. */
  readonly position: Int32Array;
}

function demandedOf({ demand, supplies }: SelectionInstance): Demanded {
  const position = new Int32Array(supplies.width).fill(-1);
  const weights = new Float64Array(demand.values.length);
  let count = 0;
  for (let n = 0; n < demand.dims.length; n++) {
    if (demand.values[n]! === 0) continue;
    position[demand.dims[n]!] = count;
    weights[count++] = demand.values[n]!;
  }
  return { weights: weights.slice(0, count), position };
}

function counts(entry: number, { supplies }: SelectionInstance, { position }: Demanded): boolean {
  return position[supplies.dims[entry]!]! >= 0 && supplies.values[entry]! > 0;
}

function gainsAlone({ lengths, supplies }: SelectionInstance, { weights, position }: Demanded): Float64Array {
  const { offsets, dims, values } = supplies;
  const alone = new Float64Array(lengths.length);
  for (let i = 0; i < alone.length; i++) {
    let gain = 0;
    for (let n = offsets[i]!; n < offsets[i + 1]!; n++) {
      const k = position[dims[n]!]!;
      if (k >= 0) gain += weights[k]! * -Math.expm1(-values[n]!);
    }
    alone[i] = gain;
  }
  return alone;
}
