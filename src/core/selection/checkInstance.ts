import type { SparseMatrix, SparseVector } from '../util/sparse.ts';
import type { SelectionInstance } from './instance.ts';

/**
 * What makes an instance unusable, in words that name the value and its place, or undefined when it is sound.
 * Every solver of this folder takes checked instances for granted.
 */
export function checkInstance(instance: SelectionInstance): string | undefined {
  const { lengths, supplies, demand, kappa, budget, maxSkills } = instance;
  if (!(budget > 0 && budget < Infinity)) return `budget is ${budget}: it must be a finite number of tokens > 0`;
  if (!(kappa >= 0 && kappa < Infinity)) return `kappa is ${kappa}: it must be a finite number >= 0`;
  if (maxSkills !== undefined && !(Number.isInteger(maxSkills) && maxSkills >= 1)) {
    return `maxSkills is ${maxSkills}: it must be a whole number >= 1, or absent`;
  }
  return checkLengths(lengths) ?? checkMatrix(supplies, lengths.length) ?? checkDemand(demand, supplies.width);
}

function checkLengths(lengths: Float64Array): string | undefined {
  for (const [skill, length] of lengths.entries()) {
    if (!(length > 0 && length < Infinity)) {
      return `length of skill ${skill} is ${length}: every length must be a finite number > 0`;
    }
  }
  return undefined;
}

function checkMatrix(supplies: SparseMatrix, rows: number): string | undefined {
  const { width, offsets, dims, values } = supplies;
  if (!(Number.isInteger(width) && width >= 0)) return `width of the supplies is ${width}: it must be a whole number >= 0`;
  if (offsets.length !== rows + 1) {
    return `supplies have ${offsets.length} offsets for ${rows} skills: there must be ${rows + 1}`;
  }
  if (dims.length !== values.length) return `supplies have ${dims.length} dims but ${values.length} values`;
  if (offsets[0] !== 0) return `supplies start at offset ${offsets[0]}: the first offset must be 0`;
  if (offsets[rows] !== dims.length) {
    return `supplies end at offset ${offsets[rows]}: the last offset must be the number of values, ${dims.length}`;
  }
  for (let skill = 0; skill < rows; skill++) {
    const start = offsets[skill]!;
    const end = offsets[skill + 1]!;
    if (start > end) return `supplies of skill ${skill} run from offset ${start} to ${end}: offsets must not descend`;
    const problem = checkEntries(dims, values, start, end, width, `supply of skill ${skill}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function checkDemand({ dims, values }: SparseVector, width: number): string | undefined {
  if (dims.length !== values.length) return `demand has ${dims.length} dims but ${values.length} values`;
  return checkEntries(dims, values, 0, dims.length, width, 'demand');
}

function checkEntries(
  dims: Uint32Array, values: Float64Array, start: number, end: number, width: number, what: string,
): string | undefined {
  for (let n = start; n < end; n++) {
    const dim = dims[n]!;
    const value = values[n]!;
    if (dim >= width) return `${what} stands at dimension ${dim}: there are only ${width}`;
    if (n > start && dim <= dims[n - 1]!) return `${what} has dimension ${dim} after ${dims[n - 1]}: dimensions must ascend`;
    if (!(value >= 0 && value < Infinity)) return `${what} at dimension ${dim} is ${value}: it must be a finite number >= 0`;
  }
  return undefined;
}
