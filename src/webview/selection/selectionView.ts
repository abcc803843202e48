import type { FromSelectionView, SelectionState } from '../../protocol/selectionView.ts';
import { Announcer, delay } from '../announcer.ts';
import { html } from '../dom.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { part } from '../part.ts';
import { budgetControl } from './budgetControl.ts';
import { budgetModel } from './budgetModel.ts';
import { limitsControl } from './limitsControl.ts';
import { limitsModel } from './limitsModel.ts';
import { marksLine } from './marksLine.ts';
import { drawMessage } from './message.ts';
import type { MessageModel } from './messageModel.ts';
import { results } from './results.ts';
import { selectionModel } from './selectionModel.ts';
import type { ViewMemory } from './viewMemory.ts';
import { statusLine } from './statusLine.ts';
import { taskBox } from './taskBox.ts';

export interface SelectionView {
  show(state: SelectionState): void;
  /** Puts the caret into the task box. */
  focus(): void;
}

/** @param post tells the editor what the reader does */
export function selectionView(root: HTMLElement, numbers: Numbers, memory: ViewMemory, post: (message: FromSelectionView) => void): SelectionView {
  const task = taskBox((text) => post({ kind: 'task', task: text }));
  const budget = budgetControl((text) => post({ kind: 'budget', text }), () => post({ kind: 'compareBudgets' }));
  const limits = limitsControl(
    {
      onPrice: (text) => post({ kind: 'price', text }),
      onMaxSkills: (text) => post({ kind: 'maxSkills', text }),
      onReserve: (text) => post({ kind: 'reserve', text }),
    },
    memory,
  );
  const marks = marksLine(() => {
    post({ kind: 'clearMarks' });
    // The line is about to go, and would take the focus along.
    limits.focus();
  }, numbers);
  const status = statusLine(() => post({ kind: 'cancel' }));
  const message = html('div');
  const drawMessagePart = part<MessageModel | undefined>(message, drawMessage);
  const answer = results(() => post({ kind: 'copy' }), memory);
  const live = html('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const announcer = new Announcer((text) => (live.textContent = text), delay);
  const questions = html('div', { class: 'questions' }, task.element, html('div', {}, budget.element, limits.element, marks.element));
  const shell = [questions, html('div', { class: 'answer' }, status.element, message, answer.element), live];
  let asked = '';
  let scroll: number | undefined = memory.scroll;

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { open, explain, uri, mark, example, retry } = button?.dataset ?? {};
    if (open !== undefined) post({ kind: 'open', uri: open });
    if (explain !== undefined) post({ kind: 'explain', uri: explain });
    if (uri !== undefined && (mark === 'pinned' || mark === 'excluded')) post({ kind: 'mark', uri, mark });
    if (example !== undefined) task.enter(example);
    if (retry !== undefined) post({ kind: 'task', task: asked });
  });

  return {
    show(state) {
      if (!live.isConnected) root.replaceChildren(...shell);
      asked = state.task;
      const model = selectionModel(state, numbers);
      task.update(state.task, state.taskRevision, state.history);
      budget.update(budgetModel(state, numbers));
      limits.update(limitsModel(state, numbers));
      marks.update(state);
      status.update(model);
      drawMessagePart(model.message);
      answer.update(model.results, model.cancellable);
      announcer.say(model.announcement);
      if (scroll !== undefined && model.results) {
        window.scrollTo(0, scroll);
        scroll = undefined;
      }
    },
    focus: () => task.focus(),
  };
}
