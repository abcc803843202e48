/** One observation: its features, whether it holds, and what it counts. */
export interface Observation {
  readonly features: readonly number[];
  readonly holds: boolean;
  readonly weight: number;
}

const rounds = 12;

/**
 * Fits a logistic model by Newton's method with a ridge on the standardised coefficients.
 * @param ridge part of the total weight, >= 0
 * @returns the base and one coefficient for each feature, for features as they are
 */
export function fitLogistic(observations: readonly Observation[], ridge: number): { readonly base: number; readonly coefficients: readonly number[] } {
  const dims = observations[0]!.features.length;
  const columns = Array.from({ length: dims }, (_, n) => observations.map(({ features }) => features[n]!));
  const means = columns.map((values) => sum(values) / values.length);
  const spreads = columns.map((values, n) => Math.sqrt(sum(values.map((value) => (value - means[n]!) ** 2)) / values.length) || 1);
  const rows = observations.map(({ features }) => [...features.map((value, n) => (value - means[n]!) / spreads[n]!), 1]);
  const total = sum(observations.map(({ weight }) => weight));
  let current = new Array<number>(dims + 1).fill(0);
  for (let round = 0; round < rounds; round++) {
    const gradient = current.map((value, n) => (n < dims ? ridge * total * value : 0));
    const curvature = current.map((_, n) => current.map((_, m) => (n === m ? (n < dims ? ridge * total : 1e-6) : 0)));
    for (const [item, row] of rows.entries()) {
      const { holds, weight } = observations[item]!;
      const chance = 1 / (1 + Math.exp(-sum(row.map((value, n) => value * current[n]!))));
      const steep = weight * chance * (1 - chance);
      for (let n = 0; n <= dims; n++) {
        gradient[n]! += weight * (chance - Number(holds)) * row[n]!;
        for (let m = 0; m <= dims; m++) curvature[n]![m]! += steep * row[n]! * row[m]!;
      }
    }
    const step = solve(curvature, gradient);
    current = current.map((value, n) => value - step[n]!);
  }
  const coefficients = means.map((_, n) => current[n]! / spreads[n]!);
  return { base: current[dims]! - sum(coefficients.map((value, n) => value * means[n]!)), coefficients };
}

/** Gauss-Jordan with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, n) => [...row, right[n]!]);
  for (let n = 0; n < rows.length; n++) {
    const pivot = rows.reduce((best, row, m) => (m >= n && Math.abs(row[n]!) > Math.abs(rows[best]![n]!) ? m : best), n);
    [rows[n], rows[pivot]] = [rows[pivot]!, rows[n]!];
    for (const [m, row] of rows.entries()) {
      const factor = row[n]! / rows[n]![n]!;
      if (m !== n && factor !== 0) for (let column = n; column < row.length; column++) row[column]! -= factor * rows[n]![column]!;
    }
  }
  return rows.map((row, n) => row.at(-1)! / row[n]!);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
