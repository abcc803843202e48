/** A point by its series and its place in it. */
export interface PointPlace {
  readonly series: number;
  readonly point: number;
}

type Series = readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];

/**
 * Where a key leads from a point: Left and Right along the series, Home and End to its ends, Up and Down to the next
 * series above or below at about the same x, by their order where they meet.
 * @param from undefined where no point is current yet: every key leads to the first
 * @returns undefined where the key is none of these
 */
export function walk(series: Series, from: PointPlace | undefined, key: string): PointPlace | undefined {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  if (!keys.includes(key)) return undefined;
  const here = from && series[from.series];
  if (!from || !here) return firstPoint(series);
  const last = here.points.length - 1;
  const along: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, from.point - 1),
    ArrowRight: Math.min(last, from.point + 1),
    Home: 0,
    End: last,
  };
  const point = along[key];
  return point === undefined ? otherSeries(series, from, key === 'ArrowUp' ? 1 : -1) : { series: from.series, point };
}

/** The first point of the first series that has one. */
export function firstPoint(series: Series): PointPlace | undefined {
  const index = series.findIndex(({ points }) => points.length > 0);
  return index < 0 ? undefined : { series: index, point: 0 };
}

/** @param direction 1 for larger y */
function otherSeries(series: Series, from: PointPlace, direction: 1 | -1): PointPlace {
  const x = series[from.series]?.points[from.point]?.x ?? 0;
  const stops = series
    .flatMap(({ points }, index) => {
      const point = index === from.series ? from.point : nearestIn(points, x);
      const y = points[point]?.y;
      return y === undefined ? [] : [{ series: index, point, y }];
    })
    .sort((a, b) => a.y - b.y || a.series - b.series);
  const at = stops.findIndex((stop) => stop.series === from.series);
  const { series: to, point } = stops[Math.max(0, Math.min(stops.length - 1, at + direction))] ?? from;
  return { series: to, point };
}

function nearestIn(points: readonly { readonly x: number }[], x: number): number {
  return points.reduce((best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? Infinity) - x) ? index : best), 0);
}

/** The point closest to a place in pixels, if one is within reach. */
export function nearestPoint(series: Series, x: number, y: number, reach: number): PointPlace | undefined {
  let best: PointPlace | undefined;
  let least = reach;
  series.forEach(({ points }, index) =>
    points.forEach((point, at) => {
      const distance = Math.hypot(point.x - x, point.y - y);
      if (distance >= least) return;
      least = distance;
      best = { series: index, point: at };
    }),
  );
  return best;
}
