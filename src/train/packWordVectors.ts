/** What `readWordVectors` reads. */
export interface TrainedVectors {
  readonly dims: number;
  readonly documents: number;
  readonly terms: readonly string[];
  readonly holders: readonly number[];
  /** Row-major, one row a term, of unit length. */
  readonly rows: Float64Array;
  readonly common: { readonly description: readonly number[]; readonly body: readonly number[] };
}

/** The file format of `readWordVectors`, version 1. */
export function packWordVectors({ dims, documents, terms, holders, rows, common }: TrainedVectors): Uint8Array {
  const names = new TextEncoder().encode(terms.join('\n'));
  const bytes = new Uint8Array(20 + 4 * terms.length + 8 * dims + rows.length + names.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('SLWV'));
  for (const [n, value] of [1, terms.length, dims, documents].entries()) view.setUint32(4 + 4 * n, value, true);
  for (const [n, count] of holders.entries()) view.setUint32(20 + 4 * n, count, true);
  const commonStart = 20 + 4 * terms.length;
  for (const [n, value] of [...common.description, ...common.body].entries()) view.setFloat32(commonStart + 4 * n, value, true);
  const rowsStart = commonStart + 8 * dims;
  for (const [n, value] of rows.entries()) view.setInt8(rowsStart + n, Math.max(-127, Math.min(127, Math.round(127 * value))));
  bytes.set(names, rowsStart + rows.length);
  return bytes;
}
