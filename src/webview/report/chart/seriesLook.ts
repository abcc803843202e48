import { svg } from '../../dom.ts';

const colours = 6;
/** As many as strategies that may lie on one line. */
const dashes = 8;

/** Around 0 0; told apart without colour. */
const shapes: readonly string[] = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  'M-3.6-3.6H3.6V3.6H-3.6Z',
  'M0-4.6 4.4 3.4H-4.4Z',
  'M0-5 5 0 0 5-5 0Z',
  'M0 4.6-4.4-3.4H4.4Z',
  'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
  'M0-5 1.3-1.5 5-1.5 2 .8 3.1 4.4 0 2.2-3.1 4.4-2 .8-5-1.5-1.3-1.5Z',
];

/** Classes that give a series its colour and its dashes; where colours come again, shapes and dashes differ. */
export function seriesClass(index: number): string {
  return `series colour${index % colours} dash${index % dashes}`;
}

/** The shape of a point of the series; from the eighth series on, shapes come again hollow. @param size times the usual */
export function pointShape(index: number, x: number, y: number, size = 1): SVGPathElement {
  const hollow = Math.floor(index / shapes.length) % 2 === 1;
  return svg('path', { class: hollow ? 'point hollow' : 'point', d: shapes[index % shapes.length], transform: `translate(${x} ${y}) scale(${size})` });
}

/** How the series looks, for legends and beside its name. */
export function seriesSample(index: number, joined: boolean): SVGElement {
  const width = joined ? 26 : 12;
  const sample = svg('svg', { class: `sample ${seriesClass(index)}${joined ? '' : ' alone'}`, width, height: 12, viewBox: `0 0 ${width} 12`, 'aria-hidden': 'true' });
  if (joined) sample.append(svg('path', { class: 'line', d: `M0 6H${width}` }));
  sample.append(pointShape(index, width / 2, 6));
  return sample;
}
