/** Keys that lead from one row to another, as a change of the row's index; Home and End go to the ends. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const sideways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Lets arrow keys walk through a list of rows with buttons, of which the Tab key stops at one row's only: Up, Down,
 * Home and End lead to the same button of another row, Left and Right to another button of the row.
 * @returns to be called after the rows changed
 */
export function rovingRows(list: HTMLElement): () => void {
  let current: Element | undefined;
  let place = 0;

  const refresh = () => {
    // A row that went away hands over to the one in its place.
    const rows = list.children;
    const next = current?.parentElement === list ? current : (rows[place] ?? rows[rows.length - 1]);
    if (next !== current) reach(current, -1);
    reach(next, 0);
    current = next;
    place = next ? [...rows].indexOf(next) : 0;
  };
  list.addEventListener('focusin', ({ target }) => {
    const row = rowOf(list, target);
    if (!row || row === current) return;
    reach(current, -1);
    current = row;
    refresh();
  });
  list.addEventListener('keydown', (event) => {
    const row = rowOf(list, event.target);
    if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const own = buttonsOf(row);
    const at = own.findIndex((button) => button === event.target);
    const down = steps[event.key];
    const along = sideways[event.key];
    const rows = [...list.children];
    const to =
      down !== undefined
        ? buttonsOf(rows[within(rows.indexOf(row) + down, rows.length)])[at]
        : along !== undefined
          ? own[within(at + along, own.length)]
          : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
  return refresh;
}

function reach(row: Element | undefined, tabIndex: 0 | -1): void {
  for (const button of buttonsOf(row)) button.tabIndex = tabIndex;
}

function buttonsOf(row: Element | undefined): readonly HTMLButtonElement[] {
  return row ? [...row.querySelectorAll('button')] : [];
}

function rowOf(list: HTMLElement, target: EventTarget | null): Element | undefined {
  let element = target instanceof Element ? target : null;
  while (element && element.parentElement !== list) element = element.parentElement;
  return element ?? undefined;
}

function within(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
