import { percent } from '../../core/report/document/wording.ts';

const counts = new Intl.NumberFormat('en-US');
const ratios = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A count with its noun: `1 skill`, `1,200 skills`. */
export function formatCounted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A benefit, gain or demand, all of which lie between 0 and 1 or near it. */
export function formatBenefit(benefit: number): string {
  return ratios.format(benefit === 0 ? 0 : benefit);
}

/** A share (0 to 1) in whole percent; with a decimal, rounded down, where it would read as all and is not. */
export function formatShare(share: number): string {
  const whole = Math.round(share * 100);
  return whole === 100 && share < 1 - 1e-9 ? percent(share) : `${whole} %`;
}
