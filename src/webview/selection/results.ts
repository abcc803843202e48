import { FocusKeeper } from '../focusKeeper.ts';
import { html } from '../dom.ts';
import { drawChosenRow } from './chosenRow.ts';
import type { ChosenRow } from './chosenModel.ts';
import type { CoverageRow } from './coverageModel.ts';
import { drawCoverageRow } from './coverageRow.ts';
import { leftOutSection } from './leftOutSection.ts';
import type { ResultsModel } from './resultsModel.ts';
import { section } from './section.ts';
import { totals } from './totals.ts';
import type { ViewMemory } from './viewMemory.ts';

export interface Results {
  readonly element: HTMLElement;
  /** @param waiting whether an answer is on its way: without one the last answer's room is kept, its content is not */
  update(model: ResultsModel | undefined, waiting: boolean): void;
}

/** The answer: totals, the chosen set, coverage, and what was left out. */
export function results(onCopy: () => void, memory: ViewMemory): Results {
  const sums = totals(onCopy, memory);
  const chosen = section<ChosenRow>({ name: 'chosen', title: 'Selected', few: 50, tag: 'ol', draw: drawChosenRow }, memory);
  const coverage = section<CoverageRow>({ name: 'coverage', title: 'Coverage', few: 12, tag: 'ul', draw: drawCoverageRow, head: chartKey() }, memory);
  const leftOut = leftOutSection(memory);
  const element = html(
    'div',
    { class: 'results', hidden: true },
    html('div', { class: 'column' }, sums.element, chosen.element),
    html('div', { class: 'column' }, coverage.element, leftOut.element),
  );
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
      if (model) {
        sums.update(model.totals);
        chosen.update(model.chosen);
        coverage.update(model.coverage);
        leftOut.update(model.leftOut);
      }
      focus.restore();
    },
  };
}

function chartKey(): HTMLElement {
  return html(
    'p',
    { class: 'note chartKey' },
    html('span', { class: 'sample demanded', 'aria-hidden': 'true' }),
    'demanded ',
    html('span', { class: 'sample met', 'aria-hidden': 'true' }),
    'covered, by number of the selected skill',
  );
}
