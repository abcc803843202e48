import type { SparseMatrix } from '../util/sparse.ts';
import type { SelectionInstance } from './instance.ts';

/** What is left to choose once some skills are loaded in any case and others are ruled out. */
export interface ResidualInstance {
  /** Undefined when the pinned skills leave no token or no place. */
  readonly instance: SelectionInstance | undefined;
  /** Skill of the whole instance by skill of the residual one. */
  readonly skills: Uint32Array;
}

/**
 * The residual problem: demand w_k exp(-x_k(P)), budget B - l(P) and the skills that are neither pinned (P) nor
 * excluded. For every S in it F(P + S) = F(P) + F_residual(S), so a guarantee or a bound on the residual problem
 * holds for what is added to the pinned skills (2608.19993, section 3.1: G is a sum of concave functions).
 * @param instance a checked instance
 * @param pinned @param excluded skill indices of it; a pinned skill that is excluded too stays pinned
 */
export function residualInstance(instance: SelectionInstance, pinned: ReadonlySet<number>, excluded: ReadonlySet<number>): ResidualInstance {
  const { lengths, supplies, demand, kappa, budget, maxSkills } = instance;
  const skills = Uint32Array.from(lengths.keys()).filter((skill) => !pinned.has(skill) && !excluded.has(skill));
  const left = [...pinned].reduce((tokens, skill) => tokens - (lengths[skill] ?? 0), budget);
  const places = maxSkills === undefined ? undefined : maxSkills - pinned.size;
  if (!(left > 0) || (places !== undefined && places < 1)) return { instance: undefined, skills };
  const covered = coverageBy(supplies, pinned);
  return {
    skills,
    instance: {
      lengths: Float64Array.from(skills, (skill) => lengths[skill] ?? 0),
      supplies: rowsOf(supplies, skills),
      demand: { dims: demand.dims, values: demand.values.map((weight, n) => weight * Math.exp(-(covered[demand.dims[n] ?? 0] ?? 0))) },
      kappa,
      budget: left,
      ...(places === undefined ? {} : { maxSkills: places }),
    },
  };
}

function coverageBy({ width, offsets, dims, values }: SparseMatrix, skills: Iterable<number>): Float64Array {
  const covered = new Float64Array(width);
  for (const skill of skills) {
    for (let n = offsets[skill] ?? 0; n < (offsets[skill + 1] ?? 0); n++) {
      const dim = dims[n] ?? 0;
      covered[dim] = (covered[dim] ?? 0) + (values[n] ?? 0);
    }
  }
  return covered;
}

function rowsOf({ width, offsets, dims, values }: SparseMatrix, rows: Uint32Array): SparseMatrix {
  const kept = new Uint32Array(rows.length + 1);
  for (const [n, row] of rows.entries()) kept[n + 1] = (kept[n] ?? 0) + (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
  const size = kept[rows.length] ?? 0;
  const result = { width, offsets: kept, dims: new Uint32Array(size), values: new Float64Array(size) };
  for (const [n, row] of rows.entries()) {
    result.dims.set(dims.subarray(offsets[row], offsets[row + 1]), kept[n]);
    result.values.set(values.subarray(offsets[row], offsets[row + 1]), kept[n]);
  }
  return result;
}
