import { svg } from '../../dom.ts';
import type { ChartLayout, PlacedPoint, SeriesLayout } from './chartLayout.ts';
import { pointShape, seriesClass } from './seriesLook.ts';
import type { PointPlace } from './walk.ts';

/** Half the width of an interval's ends, in pixels. */
const cap = 3;
/** Points that stand alone may lie around the points of lines. */
const aloneSize = 1.4;

/** The chart without its words around; labelled by what it stands in. */
export function drawChart(layout: ChartLayout): SVGSVGElement {
  const { width, height } = layout;
  return svg(
    'svg',
    { class: 'drawing', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...axes(layout),
    // Where series meet, points that stand alone are on top of lines, and the first, whose line has no gaps, is below the others.
    ...layout.series
      .map((series, index) => ({ series, index }))
      .sort((a, b) => Number(a.series.alone) - Number(b.series.alone) || a.index - b.index)
      .map(({ series, index }) => drawSeries(series, index)),
  );
}

/** A ring around the current point, and the line down to the axis. */
export function drawFocus({ series, bottom }: ChartLayout, { series: at, point }: PointPlace): readonly SVGElement[] {
  const placed = series[at]?.points[point];
  if (!placed) return [];
  return [
    svg('line', { class: 'guide', x1: placed.x, x2: placed.x, y1: placed.y, y2: bottom }),
    svg('g', { class: seriesClass(at) }, pointShape(at, placed.x, placed.y)),
    svg('circle', { class: 'ring', cx: placed.x, cy: placed.y, r: 8 }),
  ];
}

function axes({ left, right, bottom, xTicks, yTicks }: ChartLayout): readonly SVGElement[] {
  return [
    ...yTicks.flatMap(({ at, label }) => [
      svg('line', { class: 'grid', x1: left, x2: right, y1: at, y2: at }),
      svg('text', { class: 'tick y', x: left - 6, y: at, 'text-anchor': 'end', 'dominant-baseline': 'central' }, label),
    ]),
    ...xTicks.flatMap(({ at, label }, index) => [
      svg('line', { class: 'stub', x1: at, x2: at, y1: bottom, y2: bottom + 4 }),
      // The last label would stick out.
      svg('text', { class: 'tick x', x: index === xTicks.length - 1 ? Math.min(at, right + 8 - label.length * 3.5) : at, y: bottom + 17, 'text-anchor': 'middle' }, label),
    ]),
    svg('line', { class: 'axis', x1: left, x2: right, y1: bottom, y2: bottom }),
  ];
}

function drawSeries({ line, alone, shapes, points }: SeriesLayout, index: number): SVGGElement {
  const group = svg('g', { class: `${seriesClass(index)}${alone ? ' alone' : ''}`, 'data-series': index });
  const intervals = points.map(intervalOf).join('');
  if (intervals !== '') group.append(svg('path', { class: 'interval', d: intervals }));
  if (line !== '') group.append(svg('path', { class: 'line', d: line }));
  if (shapes) group.append(...points.map(({ x, y }) => pointShape(index, x, y, alone ? aloneSize : 1)));
  return group;
}

function intervalOf({ x, y, low = y, high = y }: PlacedPoint): string {
  if (low === high) return '';
  return `M${x} ${low}V${high}M${x - cap} ${low}h${2 * cap}M${x - cap} ${high}h${2 * cap}`;
}
