import type { VscodeApi } from '../vscodeApi.ts';

/** What of the view outlives its document and is nobody else's business. */
export interface Memory {
  readonly scroll: number;
  readonly closed: readonly string[];
  readonly expanded: readonly string[];
  /** The kind of reasons that is shown of what was left out. */
  readonly group: string;
}

const fresh: Memory = { scroll: 0, closed: [], expanded: [], group: 'all' };

/** The reader's folded sections, expanded lists and scroll position, kept by VS Code while the view is hidden. */
export class ViewMemory {
  readonly #api: Pick<VscodeApi<never, Memory>, 'getState' | 'setState'>;
  #memory: Memory;

  constructor(api: Pick<VscodeApi<never, Memory>, 'getState' | 'setState'>) {
    this.#api = api;
    this.#memory = { ...fresh, ...api.getState() };
  }

  get scroll(): number {
    return this.#memory.scroll;
  }

  set scroll(scroll: number) {
    this.#keep({ scroll });
  }

  get group(): string {
    return this.#memory.group;
  }

  set group(group: string) {
    this.#keep({ group });
  }

  isOpen(section: string): boolean {
    return !this.#memory.closed.includes(section);
  }

  setOpen(section: string, open: boolean): void {
    if (open !== this.isOpen(section)) this.#keep({ closed: toggled(this.#memory.closed, section) });
  }

  isExpanded(list: string): boolean {
    return this.#memory.expanded.includes(list);
  }

  toggleExpanded(list: string): void {
    this.#keep({ expanded: toggled(this.#memory.expanded, list) });
  }

  #keep(change: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...change };
    this.#api.setState(this.#memory);
  }
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}
