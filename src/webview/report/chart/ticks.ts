/** Steps between ticks within a power of ten. */
const roundSteps = [1, 2, 5, 10];

/**
 * Round values from just below `low` to just above `high`.
 * @param most of them, as far as the smallest step and both ends allow
 */
export function linearTicks(low: number, high: number, most: number, smallestStep: number): readonly number[] {
  const raw = Math.max((high - low) / Math.max(1, most - 1), smallestStep);
  const power = 10 ** Math.floor(Math.log10(raw));
  // Both ends are rounded outwards, which may take more steps than the range itself holds.
  for (const round of [...roundSteps, 20, 50]) {
    const step = round * power;
    const first = Math.floor(low / step + 1e-9);
    const last = Math.ceil(high / step - 1e-9);
    if (step >= raw * (1 - 1e-9) && last - first < Math.max(2, most)) return range(first, last).map((index) => clean(index * step));
  }
  return [low, high];
}

/**
 * 0 and powers of ten between `low` and `high`, thinned out where there is no room, with 2 and 5 times the powers
 * where they would be too few.
 * @param smallest magnitude above 0 that an axis shows
 */
export function symlogTicks(low: number, high: number, smallest: number, most: number): readonly number[] {
  const powers = range(Math.floor(Math.log10(smallest) + 1e-9), Math.floor(Math.log10(Math.max(high, -low)) + 1e-9));
  const magnitudes = powers.length < 3 ? powers.flatMap((power) => [1, 2, 5].map((factor) => clean(factor * 10 ** power))) : powers.map((power) => clean(10 ** power));
  const sides = [...(low < 0 ? magnitudes.map((magnitude) => -magnitude).reverse() : []), 0, ...magnitudes];
  const within = sides.filter((tick) => tick >= low && tick <= high && (tick === 0 || Math.abs(tick) >= smallest * (1 - 1e-9)));
  const stride = Math.ceil(within.length / Math.max(2, most));
  const zero = within.indexOf(0);
  // 0 stays, and so does the distance between what stays with it.
  return within.filter((_, index) => (index - zero) % stride === 0);
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Without what binary fractions add: 0.3, not 0.30000000000000004. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
