import type { ReportChart } from '../../../core/report/document/reportDocument.ts';
import { html, svg } from '../../dom.ts';
import type { ReportContext } from '../reportContext.ts';
import { chartLayout, type ChartLayout } from './chartLayout.ts';
import { chartSummary } from './chartSummary.ts';
import { drawChart, drawFocus } from './drawChart.ts';
import { pointModel, spokenPoint } from './pointModel.ts';
import { tooltip } from './tooltip.ts';
import { firstPoint, nearestPoint, type PointPlace, walk } from './walk.ts';

/** From the pointer to a point that is meant, in pixels. */
const reach = 32;

const usage = 'Arrow keys move between points, Home and End go to the ends of a series, Enter applies a budget where the point has one.';

/** The drawing, as wide as there is room, whose points pointer and keyboard reach. */
export function plotView(chart: ReportChart, { numbers, post, say }: ReportContext): HTMLElement {
  const focus = svg('g', { class: 'focus' });
  const tip = tooltip();
  const drawing = html('div', { class: 'canvas' });
  const element = html(
    'div',
    { class: 'plot', role: 'group', tabindex: 0, 'aria-roledescription': 'chart', 'aria-label': chartSummary(chart, numbers), 'aria-description': usage, 'data-key': `chart ${chart.caption}` },
    drawing,
    tip.element,
  );
  let layout: ChartLayout | undefined;
  let current: PointPlace | undefined;

  const mark = (place: PointPlace | undefined) => {
    current = place;
    const model = place && pointModel(chart, place, numbers);
    const placed = place && layout?.series[place.series]?.points[place.point];
    element.classList.toggle('active', placed !== undefined);
    element.classList.toggle('pickable', model?.action !== undefined);
    for (const group of drawing.querySelectorAll('[data-series]')) {
      group.classList.toggle('current', group.getAttribute('data-series') === String(place?.series));
    }
    focus.replaceChildren(...(layout && placed && place ? drawFocus(layout, place) : []));
    if (model && placed && place) tip.show(model, { series: place.series, joined: chart.series[place.series]?.joined !== 'none' }, placed.x, placed.y);
    else tip.hide();
    return model;
  };
  const speak = (place: PointPlace | undefined) => {
    const model = mark(place);
    if (model) say(spokenPoint(model));
  };
  const draw = (width: number) => {
    layout = chartLayout(chart, width, numbers);
    const picture = drawChart(layout);
    picture.append(focus);
    drawing.replaceChildren(picture);
    mark(current);
  };
  const apply = (place: PointPlace | undefined) => {
    const budget = place && chart.series[place.series]?.points[place.point]?.budget;
    if (budget !== undefined) post({ kind: 'budget', budget });
  };
  const under = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = drawing.getBoundingClientRect();
    return layout && nearestPoint(layout.series, clientX - left, clientY - top, reach);
  };

  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') apply(current);
    else if (event.key === 'Escape') mark(undefined);
    else {
      const to = walk(chart.series, current, event.key);
      if (!to) return;
      speak(to);
    }
    event.preventDefault();
  });
  element.addEventListener('focus', () => {
    if (element.matches(':focus-visible')) mark(current ?? firstPoint(chart.series));
  });
  element.addEventListener('blur', () => mark(undefined));
  drawing.addEventListener('pointermove', (event) => mark(under(event)));
  drawing.addEventListener('pointerleave', () => mark(undefined));
  drawing.addEventListener('click', (event) => {
    const place = under(event);
    mark(place);
    apply(place);
  });
  new ResizeObserver(([entry]) => {
    const width = Math.floor(entry?.contentRect.width ?? 0);
    if (width > 0 && width !== layout?.width) draw(width);
  }).observe(drawing);
  return element;
}
