import type { SparseMatrix } from '../util/sparse.ts';
import type { DeclaredCapability } from './declaredCapabilities.ts';
import { nearFrom, sameFrom, type Nearness } from './topics.ts';

/** A skill's supply of what it is about: so much that a copy of it, which adds exp(-8) of the demand, is never worth its tokens. */
const full = 8;
/** The most that it supplies of what its neighbours are about: 1 - exp(-3), 95 %, of that demand. */
const fullNear = 3;

/**
 * The supplies u (L x d, 0 to 8): dimensions are the topics in order, then the declared capabilities. A skill
 * supplies its own topic in full, near ones the more the nearer, and what it declares in full.
 */
export function suppliesOf(
  near: readonly (readonly Nearness[])[], topics: number, declared: readonly DeclaredCapability[],
): SparseMatrix {
  const declaredBy = near.map((): number[] => []);
  for (const [n, { skills }] of declared.entries()) for (const skill of skills) declaredBy[skill]!.push(topics + n);
  const offsets = new Uint32Array(near.length + 1);
  const dims: number[] = [];
  const values: number[] = [];
  for (const [skill, [own, ...others]] of near.entries()) {
    const row = [[own!.topic, full], ...others.map(({ topic, cosine }) => [topic, nearSupply(cosine)])] as [number, number][];
    for (const [dim, value] of row.filter(([, value]) => value > 0).sort(([a], [b]) => a - b)) {
      dims.push(dim);
      values.push(value);
    }
    for (const dim of declaredBy[skill]!) {
      dims.push(dim);
      values.push(full);
    }
    offsets[skill + 1] = dims.length;
  }
  return { width: topics + declared.length, offsets, dims: Uint32Array.from(dims), values: Float64Array.from(values) };
}

function nearSupply(cosine: number): number {
  // To the fourth: what shares words covers next to nothing of a neighbour, what nearly says the same most of it.
  return fullNear * Math.min(1, (cosine - nearFrom) / (sameFrom - nearFrom)) ** 4;
}
