import { svg } from '../dom.ts';

/** A piece of a bar: its share of the bar's whole width (0 to 1), and whose it is. */
export interface BarSegment {
  readonly share: number;
  /** Index of the chosen skill that it belongs to. */
  readonly colour: number;
}

const colours = 6;

/** The class that gives a chosen skill its colour, the same one everywhere. */
export function colourClass(index: number): string {
  return `colour${index % colours}`;
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
    start += share;
  }
  return drawing;
}

// Through the style object, which a content security policy leaves alone, unlike a style attribute.
function stretch(rect: SVGRectElement, start: number, share: number): SVGRectElement {
  rect.style.setProperty('x', `${start * 100}%`);
  rect.style.setProperty('width', `max(1px, calc(${share * 100}% - 1px))`);
  return rect;
}
