import { bdi, html } from '../../dom.ts';
import type { PointModel } from './pointModel.ts';
import { seriesSample } from './seriesLook.ts';

/** Between the point and what is said of it, in pixels. */
const distance = 14;

/** How the point's series looks. */
interface Sample {
  readonly series: number;
  readonly joined: boolean;
}

export interface Tooltip {
  readonly element: HTMLElement;
  /** @param x @param y of the point within the chart, in pixels */
  show(model: PointModel, { series, joined }: Sample, x: number, y: number): void;
  hide(): void;
}

/** What is said of a point, beside it and within the chart's width; for the eye, as a live region says the same. */
export function tooltip(): Tooltip {
  const element = html('div', { class: 'tooltip', hidden: true, 'aria-hidden': 'true' });
  return {
    element,
    show({ series: name, lines, action }, { series, joined }, x, y) {
      element.replaceChildren(
        ...(name === undefined ? [] : [html('p', { class: 'name' }, seriesSample(series, joined), bdi(name))]),
        ...lines.map((line) => html('p', {}, bdi(line))),
        ...(action === undefined ? [] : [html('p', { class: 'action' }, action)]),
      );
      element.hidden = false;
      const { style, offsetWidth: width, offsetHeight: height, parentElement } = element;
      const room = parentElement?.clientWidth ?? 0;
      style.left = `${Math.round(Math.max(0, Math.min(room - width, x - width / 2)))}px`;
      // Above the point, or below it where it would leave the chart.
      style.top = `${Math.round(y - distance - height < 0 ? y + distance : y - distance - height)}px`;
    },
    hide: () => (element.hidden = true),
  };
}
