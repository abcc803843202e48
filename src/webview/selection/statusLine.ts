import { html } from '../dom.ts';
import type { SelectionModel } from './selectionModel.ts';

export interface StatusLine {
  readonly element: HTMLElement;
  update(model: Pick<SelectionModel, 'busy' | 'alone' | 'cancellable'>): void;
}

/** A slim bar on top of the view and, where nothing else is shown and it takes a while, words. Neither moves anything. */
export function statusLine(onCancel: () => void): StatusLine {
  const progress = html('div', { class: 'progress', role: 'progressbar' });
  const words = html('span');
  const stop = html('button', { type: 'button', class: 'link', 'data-key': 'stop' }, 'Stop');
  const line = html('p', { class: 'busy' }, words, stop);
  const element = html('div', { class: 'status', hidden: true }, progress, line);
  stop.addEventListener('click', onCancel);
  return {
    element,
    update({ busy, alone, cancellable }) {
      element.hidden = busy === undefined;
      line.hidden = !alone;
      progress.ariaLabel = busy ?? '';
      words.textContent = busy ?? '';
      stop.hidden = !cancellable;
    },
  };
}
