/** A sparse vector: `values[n]` (unitless, finite, >= 0) stands at dimension `dims[n]`; dims ascend and never repeat. */
export interface SparseVector {
  readonly dims: Uint32Array;
  readonly values: Float64Array;
}

/**
 * A row-major sparse matrix (CSR): row i holds `dims`/`values` from `offsets[i]` to `offsets[i + 1]`
 * (exclusive), dims ascending; `offsets` has rows + 1 entries; every dim is < `width`.
 */
export interface SparseMatrix {
  readonly width: number;
  readonly offsets: Uint32Array;
  readonly dims: Uint32Array;
  readonly values: Float64Array;
}
