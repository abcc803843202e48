import type { ReportAxis } from '../../../core/report/document/reportDocument.ts';
import { linearTicks, symlogTicks } from './ticks.ts';

/** Maps the values of an axis to 0 (its start) to 1 (its end). */
export interface Scale {
  readonly place: (value: number) => number;
  /** By rising value, all within the axis. */
  readonly ticks: readonly number[];
}

/** Where the values spread over less than this share of the largest, an axis need not begin at 0. */
const narrow = 0.25;

export interface ScaleOptions {
  /** Ticks that there is room for, at least 2. */
  readonly most: number;
  /** Whether a linear axis goes on to the next ticks, or ends with its values. */
  readonly ends: 'ticks' | 'values';
}

/** The scale that shows all values; those that are not finite do not count. */
export function scaleFor({ scale, format }: Pick<ReportAxis, 'scale' | 'format'>, values: readonly number[], { most, ends }: ScaleOptions): Scale {
  const finite = values.filter(Number.isFinite);
  const low = finite.reduce((least, value) => Math.min(least, value), finite.length === 0 ? 0 : Infinity);
  const high = finite.reduce((largest, value) => Math.max(largest, value), finite.length === 0 ? 1 : -Infinity);
  return scale === 'symlog' ? symlog(low, high, finite, most) : linear(low, high, format, { most, ends });
}

function linear(low: number, high: number, format: ReportAxis['format'], { most, ends }: ScaleOptions): Scale {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const fromZero = high - low >= narrow * largest || high === low;
  const start = fromZero ? Math.min(0, low) : low;
  const above = fromZero ? Math.max(0, high) : high;
  const end = above === start ? start + 1 : above;
  const ticks = linearTicks(start, end, { most, ends, smallestStep: smallestStep(format, largest) });
  const first = ends === 'ticks' ? (ticks[0] ?? start) : start;
  const last = ends === 'ticks' ? (ticks.at(-1) ?? end) : end;
  return { place: (value) => (value - first) / (last - first), ticks };
}

/** Ticks any closer would be written alike. */
function smallestStep(format: ReportAxis['format'], largest: number): number {
  if (format === 'count') return 1;
  if (format === 'share') return largest < 0.1 ? 0.001 : 0.01;
  return largest === 0 ? 0 : 10 ** (Math.floor(Math.log10(largest)) - 2);
}

/** Whether each of few values can have a tick of its own; then what was measured is what the axis names. */
function haveRoom(places: readonly number[], most: number): boolean {
  const roomy = places.every((place, index) => index === 0 || place - places[index - 1]! >= 0.8 / most);
  return places.length > 0 && places.length <= most && roomy;
}

/** 0 has its place a decade before the smallest value that is not 0. */
function symlog(low: number, high: number, values: readonly number[], most: number): Scale {
  const smallest = values.reduce((least, value) => (value === 0 ? least : Math.min(least, Math.abs(value))), Infinity);
  const unit = (smallest === Infinity ? 1 : smallest) / 10;
  const bend = (value: number) => Math.sign(value) * Math.log10(1 + Math.abs(value) / unit);
  const start = Math.min(0, low);
  const above = Math.max(0, high);
  const end = above === start ? start + 1 : above;
  const from = bend(start);
  const span = bend(end) - from;
  const place = (value: number) => (bend(value) - from) / span;
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  return { place, ticks: haveRoom(distinct.map(place), most) ? distinct : symlogTicks(start, end, unit * 10, most) };
}
