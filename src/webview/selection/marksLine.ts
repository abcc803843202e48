import type { SelectionState } from '../../protocol/selectionView.ts';
import { html } from '../dom.ts';
import type { Numbers } from '../../core/util/numbers.ts';

export interface MarksLine {
  readonly element: HTMLElement;
  update(state: Pick<SelectionState, 'pinned' | 'excluded'>): void;
}

/** How many skills are marked, whether or not they show in the answer, and a way to be rid of the marks. */
export function marksLine(onClear: () => void, numbers: Numbers): MarksLine {
  const words = html('span');
  const clear = html('button', { type: 'button', class: 'link', 'data-key': 'clearMarks', 'aria-label': 'Clear pinned and excluded' }, 'Clear');
  const element = html('p', { class: 'field marks', hidden: true }, words, ' · ', clear);
  clear.addEventListener('click', onClear);
  return {
    element,
    update({ pinned, excluded }) {
      const counts = [
        pinned.length > 0 ? `${numbers.count(pinned.length)} pinned` : undefined,
        excluded.length > 0 ? `${numbers.count(excluded.length)} excluded` : undefined,
      ].filter((count) => count !== undefined);
      words.textContent = counts.join(', ');
      element.hidden = counts.length === 0;
    },
  };
}
