/** What `readEncoder` reads, before it is rounded. */
export interface TrainedEncoder {
  readonly dims: number;
  readonly documents: number;
  readonly terms: readonly string[];
  readonly holders: readonly number[];
  /** Row-major: one row a term. */
  readonly rows: Float32Array;
}

/** Parts of a row's largest number that its scale is tried from: few numbers are that large, and the others gain by finer steps. */
const spans = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
const levels = 7;

/** The file format of `readEncoder`, version 1. */
export function packEncoder({ dims, documents, terms, holders, rows }: TrainedEncoder): Uint8Array {
  const names = new TextEncoder().encode(terms.join('\n'));
  const count = terms.length;
  const holdersStart = 24 + 4 * count;
  const rowsStart = holdersStart + 2 * count;
  const bytes = new Uint8Array(rowsStart + (count * dims) / 2 + names.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('SLTE'));
  for (const [n, value] of [1, terms.length, dims, documents, names.length].entries()) view.setUint32(4 + 4 * n, value, true);
  for (const [n, held] of holders.entries()) view.setUint16(holdersStart + 2 * n, Math.min(held, 0xffff), true);
  for (let row = 0; row < count; row++) {
    const { scale, steps } = rounded(rows.subarray(row * dims, (row + 1) * dims));
    view.setFloat32(24 + 4 * row, scale, true);
    for (let n = 0; n < dims; n += 2) bytes[rowsStart + (row * dims + n) / 2] = (steps[n]! + 8) | ((steps[n + 1]! + 8) << 4);
  }
  bytes.set(names, rowsStart + (count * dims) / 2);
  return bytes;
}

/** The nearest row of whole steps, -7 to 7, over some scales. */
function rounded(row: Float32Array): { readonly scale: number; readonly steps: Int8Array } {
  const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  let best = { scale: 0, steps: new Int8Array(row.length), error: Infinity };
  for (const span of spans) {
    const scale = (span * largest) / levels || 1;
    const steps = Int8Array.from(row, (value) => Math.max(-levels, Math.min(levels, Math.round(value / scale))));
    const error = row.reduce((sum, value, n) => sum + (value - scale * steps[n]!) ** 2, 0);
    if (error < best.error) best = { scale, steps, error };
  }
  return best;
}
