import { bdi, html } from '../dom.ts';
import { part } from '../part.ts';
import { plainText } from '../plainText.ts';

export interface RecentTasks {
  /** Opens and closes the list. */
  readonly button: HTMLElement;
  readonly list: HTMLElement;
  update(tasks: readonly string[]): void;
  /** Opens the list on its first task. @returns false where there is none */
  open(): boolean;
}

/** A list of earlier tasks that opens over the view. @param onPick called with the chosen one; @param onLeave without */
export function recentTasks(onPick: (task: string) => void, onLeave: () => void): RecentTasks {
  const button = html(
    'button',
    { type: 'button', class: 'link recentButton', 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': 'recent', 'data-key': 'recent' },
    'Recent tasks',
  );
  const list = html('ul', { id: 'recent', class: 'recent', role: 'listbox', 'aria-label': 'Asked before', hidden: true });
  const draw = part<readonly string[]>(list, (all) => all.map(drawOption));
  let tasks: readonly string[] = [];

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const toggle = (open: boolean) => {
    list.hidden = !open;
    button.ariaExpanded = String(open);
  };
  const focus = (option: HTMLElement | undefined) => {
    for (const each of options()) {
      each.tabIndex = each === option ? 0 : -1;
      each.ariaSelected = String(each === option);
    }
    option?.focus();
  };
  const open = () => {
    toggle(true);
    focus(options()[0]);
  };
  const pick = (target: EventTarget | null) => {
    const at = options().findIndex((option) => target instanceof Node && option.contains(target));
    const task = tasks[at];
    if (task === undefined) return;
    toggle(false);
    onPick(task);
  };

  button.addEventListener('click', () => (list.hidden ? open() : toggle(false)));
  list.addEventListener('click', ({ target }) => pick(target));
  list.addEventListener('keydown', (event) => {
    const all = options();
    const at = all.findIndex((option) => option === document.activeElement);
    const to = { ArrowDown: Math.min(at + 1, all.length - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) focus(all[to]);
    else if (event.key === 'Enter' || event.key === ' ') pick(event.target);
    else if (event.key === 'Escape') {
      toggle(false);
      onLeave();
    } else return;
    event.preventDefault();
  });
  // On to anything but the button, which closes the list by itself, or out of the window.
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && (list.contains(relatedTarget) || button.contains(relatedTarget))) return;
    toggle(false);
  });

  return {
    button,
    list,
    update(all) {
      tasks = all;
      draw(all);
      button.hidden = all.length === 0;
      if (all.length === 0) toggle(false);
    },
    open() {
      if (tasks.length > 0) open();
      return tasks.length > 0;
    },
  };
}

function drawOption(task: string): HTMLElement {
  return html('li', { role: 'option', tabindex: -1, 'aria-selected': 'false', title: plainText(task) }, bdi(task.slice(0, longestOption)));
}

const longestOption = 300;
