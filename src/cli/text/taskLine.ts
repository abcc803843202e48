import { cutToWidth } from './displayWidth.ts';
import { formatCount } from './formatNumber.ts';
import { harmless } from './harmless.ts';

const longest = 200;

/** A task as one line of at most `width` columns and never more than 200; a cut one tells how long it is. */
export function taskLine(task: string, width: number): string {
  const line = harmless(task.slice(0, longest * 4));
  const whole = cutToWidth(line, Math.min(width, longest));
  if (whole === line && task.length <= longest * 4) return whole;
  const length = ` (${formatCount(task.length)} characters)`;
  return cutToWidth(line, Math.max(1, Math.min(width, longest) - length.length)) + length;
}
