/** Eigenvalues, and eigenvectors in columns, of a small symmetric matrix: cyclic Jacobi rotations. */
export function symmetricEigen(matrix: readonly (readonly number[])[]): { readonly values: readonly number[]; readonly vectors: readonly (readonly number[])[] } {
  const a = matrix.map((row) => [...row]);
  const size = a.length;
  const vectors = a.map((_, n) => a.map((__, m) => (n === m ? 1 : 0)));
  const sweeps = 30;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let off = 0;
    let on = 0;
    for (let p = 0; p < size; p++) {
      on += a[p]![p]! ** 2;
      for (let q = p + 1; q < size; q++) off += a[p]![q]! ** 2;
    }
    if (off <= 1e-22 * on) break;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  }
  return { values: a.map((row, n) => row[n]!), vectors };
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const apq = a[p]![q]!;
  if (apq === 0) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * apq);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta ** 2 + 1));
  const cosine = 1 / Math.sqrt(t ** 2 + 1);
  const sine = t * cosine;
  for (const row of a) turn(row, p, q, cosine, sine);
  const rowP = a[p]!;
  const rowQ = a[q]!;
  for (let n = 0; n < rowP.length; n++) {
    const x = rowP[n]!;
    const y = rowQ[n]!;
    rowP[n] = cosine * x - sine * y;
    rowQ[n] = sine * x + cosine * y;
  }
  for (const row of vectors) turn(row, p, q, cosine, sine);
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const x = row[p]!;
  const y = row[q]!;
  row[p] = cosine * x - sine * y;
  row[q] = sine * x + cosine * y;
}
