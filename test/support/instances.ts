import type { SelectionInstance } from '../../src/core/selection/instance.ts';
import type { SparseMatrix } from '../../src/core/util/sparse.ts';
import { random, type Random } from './random.ts';

/** An instance written out: one row of supplies a skill, dense. */
export function instanceOf(
  { lengths, supplies, demand, ...rest }: {
    lengths: readonly number[]; supplies: readonly (readonly number[])[]; demand: readonly number[];
    kappa: number; budget: number; maxSkills?: number;
  },
): SelectionInstance {
  const dims = demand.flatMap((weight, k) => (weight === 0 ? [] : [k]));
  return {
    lengths: Float64Array.from(lengths),
    supplies: matrixOf(supplies, demand.length),
    demand: { dims: Uint32Array.from(dims), values: Float64Array.from(dims, (k) => demand[k]!) },
    ...rest,
  };
}

function matrixOf(rows: readonly (readonly number[])[], width: number): SparseMatrix {
  const offsets = new Uint32Array(rows.length + 1);
  const entries = rows.map((row) => row.flatMap((value, k) => (value === 0 ? [] : [{ k, value }])));
  for (const [row, list] of entries.entries()) offsets[row + 1] = offsets[row]! + list.length;
  const flat = entries.flat();
  return { width, offsets, dims: Uint32Array.from(flat, ({ k }) => k), values: Float64Array.from(flat, ({ value }) => value) };
}

/** A small odd instance: any mix of sparse and dense, quantised (many ties), duplicates, tiny and huge budgets. */
export function oddInstance(seed: number, maxLength: number): SelectionInstance {
  const draw = random(seed);
  const count = draw.int(maxLength + 1);
  const width = draw.pick([1, 2, 3, 5, 8, 16, 64]);
  const filled = draw.pick([0.05, 0.2, 0.5, 1]);
  const quantised = draw.pick([true, true, false]);
  const strength = draw.pick([0.2, 1, 4, 40]);
  const amount = (): number => (quantised ? (1 + draw.int(3)) / 2 : draw.next()) * strength;
  const lengths: number[] = [];
  const supplies: number[][] = [];
  for (let i = 0; i < count; i++) {
    if (i > 0 && draw.next() < 0.15) {
      const twin = draw.int(i);
      lengths.push(lengths[twin]!);
      supplies.push(supplies[twin]!);
      continue;
    }
    lengths.push(quantised ? 100 * (1 + draw.int(4)) : draw.pick([50, 500]) * (0.1 + draw.next()));
    supplies.push(Array.from({ length: width }, () => (draw.next() < filled ? amount() : 0)));
  }
  const demand = Array.from({ length: width }, () => (draw.next() < 0.8 ? (quantised ? draw.int(3) / 2 : draw.next()) : 0));
  const maxSkills = draw.pick([undefined, undefined, undefined, 1, 2, 3, 5]);
  return instanceOf({
    lengths, supplies, demand, kappa: draw.pick([0, 0, 0.0001, 0.001, 0.005]),
    budget: draw.pick([120, 300, 600, 1000, 2000, 100_000]), ...(maxSkills === undefined ? {} : { maxSkills }),
  });
}

/** The synthetic library of the benchmark. */
export interface LibraryShape {
  readonly skills: number;
  readonly width: number;
  readonly dense: boolean;
  readonly budget: number;
  /** Price of filling the budget, rho: kappa = rho / budget. */
  readonly price: number;
}

/**
 * A library like real ones: log-normal lengths around a median of 1,500 tokens; 1-3 supplies a skill, or all of
 * them where dense (then weak ones); every dimension demanded.
 */
export function libraryInstance(seed: number, { skills, width, dense, budget, price }: LibraryShape): SelectionInstance {
  const draw = random(seed);
  const lengths = Array.from({ length: skills }, () => Math.ceil(1500 * Math.exp(0.8 * normal(draw))));
  const supplies = lengths.map(() => {
    const row = Array.from({ length: width }, () => (dense ? -Math.log(1 - draw.next()) * 0.1 : 0));
    if (!dense) for (let n = 1 + draw.int(3); n > 0; n--) row[draw.int(width)] = 0.2 + 1.8 * draw.next();
    return row;
  });
  const demand = Array.from({ length: width }, () => draw.next());
  return instanceOf({ lengths, supplies, demand, kappa: price / budget, budget });
}

function normal(draw: Random): number {
  return Math.sqrt(-2 * Math.log(1 - draw.next())) * Math.cos(2 * Math.PI * draw.next());
}
