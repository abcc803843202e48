/** Steps between ticks, by the power of ten below the smallest that would do; both ends may ask for more than that one. */
const roundSteps = [1, 2, 5, 10, 20, 50];
/** For binary fractions. */
const slack = 1e-9;

export interface LinearTicks {
  /** As far as the smallest step and both ends allow; at least 2. */
  readonly most: number;
  readonly smallestStep: number;
  /** Whether the ticks enclose the values or lie among them. */
  readonly ends: 'ticks' | 'values';
}

/** Round values at equal distances for those from `low` to `high`. */
export function linearTicks(low: number, high: number, { most, smallestStep, ends }: LinearTicks): readonly number[] {
  const least = Math.max((high - low) / most, smallestStep);
  const power = 10 ** Math.floor(Math.log10(least));
  for (const round of roundSteps) {
    const step = round * power;
    const first = ends === 'ticks' ? Math.floor(low / step + slack) : Math.ceil(low / step - slack);
    const last = ends === 'ticks' ? Math.ceil(high / step - slack) : Math.floor(high / step + slack);
    if (step >= least * (1 - slack) && last - first < most) return range(first, last).map((index) => clean(index * step));
  }
  return [low, high];
}

/**
 * 0 and powers of ten between `low` and `high`, thinned out where there is no room, with 2 and 5 times the powers
 * where they would be too few.
 * @param smallest magnitude above 0 that an axis shows
 */
export function symlogTicks(low: number, high: number, smallest: number, most: number): readonly number[] {
  const powers = range(Math.floor(Math.log10(smallest) + slack), Math.floor(Math.log10(Math.max(high, -low)) + slack));
  const magnitudes = powers.length < 3 ? powers.flatMap((power) => [1, 2, 5].map((factor) => clean(factor * 10 ** power))) : powers.map((power) => clean(10 ** power));
  const sides = [...(low < 0 ? magnitudes.map((magnitude) => -magnitude).reverse() : []), 0, ...magnitudes];
  const within = sides.filter((tick) => tick >= low && tick <= high && (tick === 0 || Math.abs(tick) >= smallest * (1 - slack)));
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
