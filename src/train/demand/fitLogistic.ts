/** One case of a logistic regression. */
export interface Case {
  readonly features: readonly number[];
  readonly outcome: boolean;
  /** How often it counts, > 0. */
  readonly weight: number;
}

const rounds = 50;
/** Keeps coefficients finite where cases can be told apart without a mistake. */
const ridge = 0.01;

/**
 * Coefficients of the logistic regression that makes the outcomes most likely (Newton's method; the problem is convex).
 * @returns one for each feature
 */
export function fitLogistic(cases: readonly Case[]): readonly number[] {
  const width = cases[0]!.features.length;
  let coefficients = new Array<number>(width).fill(0);
  for (let round = 0; round < rounds; round++) {
    const gradient = coefficients.map((value) => 2 * ridge * value);
    const curvature = gradient.map((_, row) => gradient.map((_, column) => (row === column ? 2 * ridge : 0)));
    for (const { features, outcome, weight } of cases) {
      const chance = 1 / (1 + Math.exp(-features.reduce((sum, value, n) => sum + value * coefficients[n]!, 0)));
      const error = weight * (chance - (outcome ? 1 : 0));
      const slope = weight * Math.max(1e-9, chance * (1 - chance));
      for (const [row, value] of features.entries()) {
        gradient[row]! += error * value;
        for (const [column, other] of features.entries()) curvature[row]![column]! += slope * value * other;
      }
    }
    const step = solved(curvature, gradient);
    coefficients = coefficients.map((value, n) => value - step[n]!);
    if (step.every((value) => Math.abs(value) < 1e-10)) break;
  }
  return coefficients;
}

/** Gauss's elimination with the largest pivot. @param matrix positive definite; changed */
function solved(matrix: number[][], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, n) => [...row, right[n]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const largest = rows.slice(pivot).reduce((best, row, n) => (Math.abs(row[pivot]!) > Math.abs(rows[best]![pivot]!) ? n + pivot : best), pivot);
    [rows[pivot], rows[largest]] = [rows[largest]!, rows[pivot]!];
    for (const [n, row] of rows.entries()) {
      if (n === pivot) continue;
      const factor = row[pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column < row.length; column++) row[column]! -= factor * rows[pivot]![column]!;
    }
  }
  return rows.map((row, n) => row.at(-1)! / row[n]!);
}
