import { html } from '../dom.ts';

export interface StatusLine {
  readonly element: HTMLElement;
  /** @param busy what is going on, in words; undefined at rest */
  update(busy: string | undefined, cancellable: boolean): void;
}

/** A slim bar on top of the view and, when it takes a while, words: both over the answer's room, so nothing moves. */
export function statusLine(onCancel: () => void): StatusLine {
  const words = html('span');
  const stop = html('button', { type: 'button', class: 'link', 'data-key': 'stop' }, 'Stop');
  const element = html(
    'div',
    { class: 'status', hidden: true },
    html('div', { class: 'progress', role: 'progressbar', 'aria-label': 'Working' }),
    html('p', { class: 'busy' }, words, stop),
  );
  stop.addEventListener('click', onCancel);
  return {
    element,
    update(busy, cancellable) {
      element.hidden = busy === undefined;
      words.textContent = busy ?? '';
      stop.hidden = !cancellable;
    },
  };
}
