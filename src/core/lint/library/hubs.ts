/**
 * How unlikely a count is in its library, so that "often" means the same in small and large ones: the share of skills
 * that would reach it if counts were spread as the library's mean and variance say (negative binomial, or Poisson where
 * they vary less than that).
 * @param counts one whole number >= 0 for each skill
 * @returns for each skill a probability, 0 to 1
 */
export function tailsOf(counts: readonly number[]): readonly number[] {
  const mean = counts.reduce((a, b) => a + b, 0) / Math.max(1, counts.length);
  if (mean === 0) return counts.map(() => 1);
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
  const size = variance > mean ? mean ** 2 / (variance - mean) : Infinity;
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  const reached = new Float64Array(most + 1);
  let chance = Number.isFinite(size) ? (size / (size + mean)) ** size : Math.exp(-mean);
  let left = 1;
  for (let count = 0; count <= most; count++) {
    reached[count] = Math.max(0, left);
    left -= chance;
    chance *= Number.isFinite(size) ? ((size + count) / (count + 1)) * (mean / (size + mean)) : mean / (count + 1);
  }
  return counts.map((count) => reached[count]!);
}
