import type { Steps } from '../../util/steps.ts';

/** Cells that each vector is filed in, and that a search looks through. */
const homes = 2;
const probes = 4;
const stride = 32;

/**
 * Vectors filed by the sample vectors that they lie nearest to, so that a search looks at the few cells around it and
 * not at everything: about L * sqrt(L) comparisons for all of L instead of L * L.
 */
export class SenseCells {
  readonly #vectors: readonly Float32Array[];
  readonly #cells: readonly number[][];
  readonly #nearest: readonly (readonly number[])[];

  private constructor(vectors: readonly Float32Array[], cells: number, nearest: readonly (readonly number[])[]) {
    this.#vectors = vectors;
    this.#nearest = nearest;
    this.#cells = Array.from({ length: cells }, () => []);
    for (const [item, cells] of nearest.entries()) for (const cell of cells.slice(0, homes)) this.#cells[cell]!.push(item);
  }

  /** @param vectors of unit length, or all 0 for what is to be left out */
  static *file(vectors: readonly Float32Array[]): Steps<SenseCells> {
    const known = vectors.filter((vector) => vector.some((value) => value !== 0));
    const count = Math.max(1, Math.floor(Math.sqrt(known.length)));
    const centres = Array.from({ length: count }, (_, n) => known[Math.floor((n * known.length) / count)]).filter((centre) => centre !== undefined);
    const nearest: (readonly number[])[] = [];
    for (const [n, vector] of vectors.entries()) {
      if (n % stride === stride - 1) yield;
      nearest.push(vector.some((value) => value !== 0) ? nearestOf(vector, centres, probes) : []);
    }
    return new SenseCells(vectors, centres.length, nearest);
  }

  /** The items nearest to one of them, the nearest first, itself left out. */
  near(item: number, most: number): readonly number[] {
    const own = this.#vectors[item]!;
    const seen = new Set([item]);
    const items: number[] = [];
    const cosines: number[] = [];
    for (const cell of this.#nearest[item]!) {
      for (const other of this.#cells[cell]!) {
        if (seen.has(other)) continue;
        seen.add(other);
        const cosine = dot(own, this.#vectors[other]!);
        if (items.length === most && cosine <= cosines[most - 1]!) continue;
        let place = Math.min(items.length, most - 1);
        for (; place > 0 && cosine > cosines[place - 1]!; place--) {
          items[place] = items[place - 1]!;
          cosines[place] = cosines[place - 1]!;
        }
        items[place] = other;
        cosines[place] = cosine;
      }
    }
    return items;
  }
}

function nearestOf(vector: Float32Array, centres: readonly Float32Array[], most: number): readonly number[] {
  const cosines = centres.map((centre) => dot(vector, centre));
  return [...centres.keys()].sort((a, b) => cosines[b]! - cosines[a]! || a - b).slice(0, most);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}
