import { FocusKeeper } from '../focusKeeper.ts';
import { html } from '../dom.ts';
import { part } from '../part.ts';
import { drawChosenSet } from './chosenSet.ts';
import type { ChosenRow } from './chosenModel.ts';
import { drawCoverage } from './coverage.ts';
import type { CoverageRow } from './coverageModel.ts';
import { drawLeftOut } from './leftOut.ts';
import type { LeftOutRow } from './leftOutModel.ts';
import type { ResultsModel } from './resultsModel.ts';
import { section } from './section.ts';
import { drawTotals } from './totals.ts';
import type { TotalsModel } from './totalsModel.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface Results {
  readonly element: HTMLElement;
  /** @param waiting whether an answer is on its way: without one the last answer's room is kept, its content is not */
  update(model: ResultsModel | undefined, waiting: boolean): void;
}

/** The answer: totals, the chosen set, coverage, and what was left out. */
export function results(memory: ViewMemory): Results {
  const totals = html('div', { class: 'totals' });
  const drawTotalsPart = part<TotalsModel | undefined>(totals, drawTotals);
  const chosen = section<ChosenRow>({ name: 'chosen', title: 'Selected', few: 50, draw: drawChosenSet }, memory);
  const coverage = section<CoverageRow>({ name: 'coverage', title: 'Coverage', few: 8, draw: drawCoverage }, memory);
  const leftOut = section<LeftOutRow>({ name: 'leftOut', title: 'Left out', few: 10, draw: drawLeftOut }, memory);
  const element = html('div', { class: 'results', hidden: true }, totals, chosen.element, coverage.element, leftOut.element);
  const focus = new FocusKeeper(element);

  return {
    element,
    update(model, waiting) {
      focus.note();
      const stale = model === undefined && waiting;
      element.classList.toggle('stale', stale);
      element.inert = stale;
      element.ariaBusy = String(waiting);
      if (stale) return;
      element.hidden = model === undefined;
      drawTotalsPart(model?.totals);
      chosen.update(model?.chosen ?? nothing);
      coverage.update(model?.coverage ?? nothing);
      leftOut.update(model?.leftOut ?? nothing);
      focus.restore();
    },
  };
}

const nothing = { count: '', rows: [] };
