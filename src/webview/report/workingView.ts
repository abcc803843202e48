import type { ReportState } from '../../protocol/reportView.ts';
import { bdi, html } from '../dom.ts';

type Working = Extract<ReportState, { readonly kind: 'working' }>;

export interface WorkingView {
  readonly element: HTMLElement;
  update(state: Working): void;
}

/** How far the work on a report is, and a way to end it. */
export function workingView(onCancel: () => void): WorkingView {
  const done = html('div', { class: 'done' });
  const progress = html('div', { class: 'progress', role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }, done);
  const note = html('p', { class: 'note' });
  const cancel = html('button', { type: 'button', class: 'secondary', 'data-key': 'cancel' }, 'Cancel');
  cancel.addEventListener('click', onCancel);
  const element = html('div', { class: 'working' }, progress, note, cancel);
  return {
    element,
    update(state) {
      const percent = state.done === undefined ? undefined : Math.round(100 * Math.max(0, Math.min(1, state.done)));
      progress.classList.toggle('endless', percent === undefined);
      progress.ariaLabel = state.title;
      if (percent === undefined) progress.removeAttribute('aria-valuenow');
      else progress.setAttribute('aria-valuenow', String(percent));
      done.style.width = percent === undefined ? '' : `${percent}%`;
      note.replaceChildren(bdi(state.note ?? ''));
      note.hidden = state.note === undefined;
    },
  };
}
