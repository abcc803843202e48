import { html } from '../dom.ts';
import { recentTasks } from './recentTasks.ts';

// The copy that makes the box grow is only needed until the box has reached its largest height.
const copiedText = 3000;

export interface TaskBox {
  readonly element: HTMLElement;
  /**
   * Takes a task that did not come from this box; typing, caret and compositions under way are otherwise left alone.
   * @param history earlier tasks, the latest first
   */
  update(task: string, revision: number, history: readonly string[]): void;
  /** Puts a task into the box as if it had been typed. */
  enter(task: string): void;
  focus(): void;
}

/** @param onTask called with each text that the reader enters */
export function taskBox(onTask: (task: string) => void): TaskBox {
  const box = html('textarea', {
    id: 'task', rows: 2, spellcheck: 'false', placeholder: 'What should the agent do?', 'data-key': 'task', 'aria-keyshortcuts': 'Alt+ArrowDown',
  });
  const grower = html('div', { class: 'grower' }, box);
  let known: number | undefined;
  let composing = false;
  let waiting: (() => void) | undefined;

  const grow = () => grower.setAttribute('data-text', `${box.value.slice(0, copiedText)}\n`);
  const entered = () => {
    grow();
    if (!composing) onTask(box.value);
  };
  const enter = (task: string) => {
    box.value = task;
    entered();
    box.focus();
  };
  const recent = recentTasks(enter, () => box.focus());
  box.addEventListener('input', entered);
  box.addEventListener('keydown', (event) => {
    // From the very start of the text, where the key has nothing else to do.
    const up = event.key === 'ArrowUp' && box.selectionEnd === 0 && !event.shiftKey;
    const asked = up || (event.key === 'ArrowDown' && event.altKey);
    if (asked && !composing && recent.open()) event.preventDefault();
  });
  box.addEventListener('compositionstart', () => (composing = true));
  box.addEventListener('compositionend', () => {
    composing = false;
    const apply = waiting;
    waiting = undefined;
    if (apply) apply();
    else entered();
  });

  const take = (task: string, revision: number) => {
    if (revision === known) return;
    if (composing) {
      waiting = () => take(task, revision);
      return;
    }
    known = revision;
    if (box.value !== task) box.value = task;
    grow();
  };
  return {
    element: html('div', { class: 'field task' }, html('label', { for: 'task' }, 'Task'), recent.button, grower, recent.list),
    update(task, revision, history) {
      take(task, revision);
      recent.update(history.filter((earlier) => earlier !== task));
    },
    enter,
    focus: () => box.focus({ preventScroll: true }),
  };
}
