import { html } from '../dom.ts';

// The copy that makes the box grow is only needed until the box has reached its largest height.
const copiedText = 3000;

export interface TaskBox {
  readonly element: HTMLElement;
  /** Takes a task that did not come from this box; typing, caret and compositions under way are otherwise left alone. */
  update(task: string, revision: number): void;
  /** Puts a task into the box as if it had been typed. */
  enter(task: string): void;
  focus(): void;
}

/** @param onTask called with each text that the reader enters */
export function taskBox(onTask: (task: string) => void): TaskBox {
  const box = html('textarea', { id: 'task', rows: 2, spellcheck: 'false', placeholder: 'What should the agent do?', 'data-key': 'task' });
  const grower = html('div', { class: 'grower' }, box);
  let known: number | undefined;
  let composing = false;
  let waiting: (() => void) | undefined;

  const grow = () => grower.setAttribute('data-text', `${box.value.slice(0, copiedText)}\n`);
  const entered = () => {
    grow();
    if (!composing) onTask(box.value);
  };
  box.addEventListener('input', entered);
  box.addEventListener('compositionstart', () => (composing = true));
  box.addEventListener('compositionend', () => {
    composing = false;
    const apply = waiting;
    waiting = undefined;
    if (apply) apply();
    else entered();
  });

  const update = (task: string, revision: number) => {
    if (revision === known) return;
    if (composing) {
      waiting = () => update(task, revision);
      return;
    }
    known = revision;
    if (box.value !== task) box.value = task;
    grow();
  };
  return {
    element: html('div', { class: 'field' }, html('label', { for: 'task' }, 'Task'), grower),
    update,
    enter(task) {
      box.value = task;
      entered();
      box.focus();
    },
    focus: () => box.focus({ preventScroll: true }),
  };
}
