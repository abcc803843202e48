/** Numbers of added distractors where none are given: the paper's (2610.18522, section 3.1) but for 10,000. */
export const defaultScales: readonly number[] = [0, 10, 100, 1_000];

/**
 * The scales that can be measured: ascending, each once, none beyond the pool.
 * @returns with a note for each that is measured at the size of the pool instead
 */
export function feasibleScales(asked: readonly number[], poolSize: number): { readonly scales: readonly number[]; readonly notes: readonly string[] } {
  const written = (count: number) => count.toLocaleString('en-US');
  const beyond = [...new Set(asked)].filter((scale) => scale > poolSize).sort((a, b) => a - b);
  const instead = poolSize === 0 ? 'there are no distractors' : `different distractors: ${written(poolSize)}`;
  return {
    scales: [...new Set(asked.map((scale) => Math.min(scale, poolSize)))].sort((a, b) => a - b),
    notes: beyond.length === 0 ? [] : [`${instead}; measured at ${written(poolSize)} instead of ${beyond.map(written).join(' and ')}`],
  };
}
