import type { SparseMatrix } from '../core/util/sparse.ts';
import { symmetricEigen } from './symmetricEigen.ts';

const rounds = 10;
const spare = 12;

/**
 * The first left singular vectors of a square sparse matrix, each times the root of its singular value: randomised
 * subspace iteration (Halko et al. 2011, algorithm 4.4).
 * @param next uniform numbers in [0, 1), seeded
 * @returns row-major, matrix.width x dims
 */
export function singularVectors(matrix: SparseMatrix, dims: number, next: () => number): Float64Array {
  const rows = matrix.width;
  const wide = Math.min(rows, dims + spare);
  let basis: readonly Float64Array[] = Array.from({ length: wide }, () => Float64Array.from({ length: rows }, () => next() - 0.5));
  for (let round = 0; round < rounds; round++) {
    basis = orthonormal(basis.map((vector) => multiply(matrix, vector)));
    if (round < rounds - 1) basis = orthonormal(basis.map((vector) => multiplyTransposed(matrix, vector)));
  }
  const images = basis.map((vector) => multiplyTransposed(matrix, vector));
  const gram = images.map((a) => images.map((b) => dot(a, b)));
  const { values, vectors } = symmetricEigen(gram);
  const order = [...values.keys()].sort((a, b) => values[b]! - values[a]!).slice(0, dims);
  const result = new Float64Array(rows * dims);
  for (const [dim, which] of order.entries()) {
    const scale = Math.max(0, values[which]!) ** 0.25; // an eigenvalue of the Gram matrix is a squared singular value
    for (const [n, vector] of basis.entries()) {
      const share = vectors[n]![which]! * scale;
      for (let row = 0; row < rows; row++) result[row * dims + dim]! += share * vector[row]!;
    }
  }
  return result;
}

function multiply({ offsets, dims, values, width }: SparseMatrix, vector: Float64Array): Float64Array {
  const product = new Float64Array(width);
  for (let row = 0; row < width; row++) {
    let sum = 0;
    for (let n = offsets[row]!; n < offsets[row + 1]!; n++) sum += values[n]! * vector[dims[n]!]!;
    product[row] = sum;
  }
  return product;
}

function multiplyTransposed({ offsets, dims, values, width }: SparseMatrix, vector: Float64Array): Float64Array {
  const product = new Float64Array(width);
  for (let row = 0; row < width; row++) {
    const factor = vector[row]!;
    for (let n = offsets[row]!; n < offsets[row + 1]!; n++) product[dims[n]!]! += values[n]! * factor;
  }
  return product;
}

/** Gram-Schmidt, twice, so that rounding does not pile up. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (let pass = 0; pass < 2; pass++) {
      for (const other of done) {
        const share = dot(vector, other);
        for (let n = 0; n < vector.length; n++) vector[n]! -= share * other[n]!;
      }
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((value) => value / length));
  }
  return done;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!;
  return sum;
}
