import { html, svg } from '../dom.ts';

/** A piece of a bar: its share of the bar's whole width (0 to 1), and whose it is. */
export interface BarSegment {
  readonly share: number;
  /** Index of the chosen skill that it belongs to. */
  readonly colour: number;
}

const colours = 6;
const patterns = 3;

/** The classes that give a chosen skill its colour and, where colours come again, its pattern; the same everywhere. */
export function colourClass(index: number): string {
  return `colour${index % colours} pattern${Math.floor(index / colours) % patterns}`;
}

/** A chosen skill's number in its colour; beside words that name the skill. */
export function ordinal(index: number): HTMLElement {
  return html('span', { class: `ordinal ${colourClass(index)}`, 'aria-hidden': 'true' }, String(index + 1));
}

/**
 * A horizontal bar of segments side by side.
 * @param length width of the track behind them, 0 to 1
 * @param label the bar in words; without one it is decoration beside words that say the same
 */
export function bar(segments: readonly BarSegment[], length: number, label?: string): SVGElement {
  const drawing = svg('svg', {
    class: 'bar',
    ...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
  });
  drawing.append(stretch(svg('rect', { class: 'track' }), 0, length));
  let start = 0;
  for (const { share, colour } of segments) {
    drawing.append(stretch(svg('rect', { class: `segment ${colourClass(colour)}` }), start, share));
    if (colour >= colours) drawing.append(stripes(start, share, colourClass(colour)));
    start += share;
  }
  return drawing;
}

// Through the style object, which a content security policy leaves alone, unlike a style attribute.
function stretch(rect: SVGRectElement, start: number, share: number): SVGRectElement {
  rect.style.setProperty('x', `${start * 100}%`);
  rect.style.setProperty('width', `max(1px, calc(${share * 100}% - 2px))`);
  return rect;
}

/** A wide dashed line over a segment: a pattern without definitions to refer to. */
function stripes(start: number, share: number, pattern: string): SVGLineElement {
  return svg('line', { class: `stripes ${pattern}`, x1: `${start * 100}%`, x2: `${(start + share) * 100}%`, y1: '50%', y2: '50%' });
}
