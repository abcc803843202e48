import { axisText } from '../../../core/report/document/axisText.ts';
import type { ReportChart, ReportPoint } from '../../../core/report/document/reportDocument.ts';
import type { Numbers } from '../../../core/util/numbers.ts';
import { scaleFor, type Scale } from './scale.ts';

/** A chart in pixels, from its left upper corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly series: readonly SeriesLayout[];
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface SeriesLayout {
  /** Of an SVG path, empty where points are not joined. */
  readonly line: string;
  /** Whether its points stand alone. */
  readonly alone: boolean;
  /** Whether there is room for shapes at points. */
  readonly shapes: boolean;
  readonly points: readonly PlacedPoint[];
}

export interface PlacedPoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}

/** What a label takes, roughly, in pixels. */
const characterWidth = 7;
const lineHeight = 16;
/** Room around the outermost points, for their shapes. */
const inset = 8;
/** Least distance between points that are drawn as shapes. */
const roomyPoints = 9;
/** Between intervals at the same x of different series. */
const dodge = 5;

/** @param width in pixels, at least about 150 */
export function chartLayout(chart: ReportChart, width: number, numbers: Numbers): ChartLayout {
  const height = Math.round(Math.max(220, Math.min(360, width * 0.5)));
  const points = chart.series.flatMap((series) => series.points);
  const xs = points.map(({ x }) => x);
  const ys = points.flatMap(({ y, low, high }) => [y, ...(low === undefined ? [] : [low]), ...(high === undefined ? [] : [high])]);
  const top = inset;
  const bottom = height - lineHeight - 6;
  const y = scaleFor(chart.y, ys, { most: Math.max(3, Math.floor((bottom - top) / 40) + 1), ends: 'ticks' });
  const yLabels = y.ticks.map((tick) => axisText(tick, chart.y, numbers));
  const left = Math.round(longest(yLabels) * characterWidth + 8);
  const right = width - inset;
  // Labels stand with a gap of two characters; the longest are those of the largest values.
  const rough = scaleFor(chart.x, xs, { most: 3, ends: 'values' }).ticks.map((tick) => axisText(tick, chart.x, numbers));
  const most = Math.max(2, Math.floor((right - left) / ((longest(rough) + 2) * characterWidth)));
  const x = scaleFor(chart.x, xs, { most, ends: 'values' });
  const dodges = dodgesOf(chart, x, right - left);
  const margin = inset + Math.max(0, ...dodges);
  const across = (share: number) => left + margin + share * (right - left - 2 * margin);
  const up = (share: number) => bottom - share * (bottom - top);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    xTicks: x.ticks.map((tick) => ({ at: across(x.place(tick)), label: axisText(tick, chart.x, numbers) })),
    yTicks: y.ticks.map((tick, index) => ({ at: up(y.place(tick)), label: yLabels[index] ?? '' })),
    series: chart.series.map(({ joined, points }, index) => {
      const placed = points.map((point) => placedPoint(point, (value) => across(x.place(value)) + (dodges[index] ?? 0), (value) => up(y.place(value))));
      const alone = joined === 'none';
      return { line: alone ? '' : lineOf(placed, joined === 'steps'), alone, shapes: alone || placed.length * roomyPoints <= right - left, points: placed };
    }),
  };
}

function placedPoint({ x, y, low, high }: ReportPoint, across: (value: number) => number, up: (value: number) => number): PlacedPoint {
  return {
    x: round(across(x)),
    y: round(up(y)),
    ...(low === undefined ? {} : { low: round(up(low)) }),
    ...(high === undefined ? {} : { high: round(up(high)) }),
  };
}

/** Moves of the series sideways that keep intervals at the same x from covering each other. */
function dodgesOf({ series }: ReportChart, scale: Scale, room: number): readonly number[] {
  const withIntervals = series.some(({ points }) => points.some(({ low, high }) => low !== undefined || high !== undefined));
  if (!withIntervals || series.length < 2) return [];
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => scale.place(x))))].sort((a, b) => a - b);
  const gap = places.slice(1).reduce((least, place, index) => Math.min(least, place - (places[index] ?? 0)), 1) * room;
  const step = Math.min(dodge, (0.5 * gap) / series.length);
  return series.map((_, index) => (index - (series.length - 1) / 2) * step);
}

function lineOf(points: readonly PlacedPoint[], steps: boolean): string {
  return points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : steps ? `H${x}V${y}` : `L${x} ${y}`)).join('');
}

function longest(labels: readonly string[]): number {
  return labels.reduce((most, { length }) => Math.max(most, length), 1);
}

/** A tenth of a pixel is enough, and keeps paths short. */
function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
