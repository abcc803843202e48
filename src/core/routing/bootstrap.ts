import { seededRandom } from '../util/seededRandom.ts';

/** A range [lo, hi]. */
export type Interval = readonly [lo: number, hi: number];

const resamples = 2_000;

/**
 * The 95 % percentile interval of a mean (Efron and Tibshirani 1993, chapter 13): tasks are drawn again with
 * replacement. One seed draws the same tasks for every strategy.
 * @param values one for each task; undefined where a task has none (the precision of an empty set)
 * @returns an interval that holds the mean, or null where no task has a value
 */
export function bootstrapInterval(values: readonly (number | undefined)[], seed: number): Interval | null {
  const mean = meanOf(values);
  if (mean === null) return null;
  const next = seededRandom(seed);
  const means: number[] = [];
  for (let n = 0; n < resamples; n++) {
    let sum = 0;
    let count = 0;
    for (let draw = 0; draw < values.length; draw++) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) continue;
      sum += value;
      count++;
    }
    if (count > 0) means.push(sum / count);
  }
  // The mean itself joins them: a few tasks can be so uneven that it would lie outside.
  means.push(mean);
  means.sort((a, b) => a - b);
  return [Math.min(mean, quantile(means, 0.025)), Math.max(mean, quantile(means, 0.975))];
}

/** The mean of those that are there, or null. */
export function meanOf(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The smallest value that at least this share (0 to 1) of them do not exceed. @param sorted ascending, not empty */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}
