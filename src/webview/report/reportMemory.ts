import type { VscodeApi } from '../vscodeApi.ts';

/** What of a report tab outlives its document. */
export interface ReportTabState {
  readonly scroll: number;
  /** Captions of the charts whose tables are unfolded. */
  readonly open: readonly string[];
}

/** Where the reader was in a report, kept by VS Code while the tab is hidden. */
export class ReportMemory {
  readonly #api: Pick<VscodeApi<never, ReportTabState>, 'getState' | 'setState'>;
  #state: ReportTabState;

  constructor(api: Pick<VscodeApi<never, ReportTabState>, 'getState' | 'setState'>) {
    this.#api = api;
    this.#state = { scroll: 0, open: [], ...api.getState() };
  }

  get scroll(): number {
    return this.#state.scroll;
  }

  set scroll(scroll: number) {
    this.#keep({ ...this.#state, scroll });
  }

  isOpen(caption: string): boolean {
    return this.#state.open.includes(caption);
  }

  setOpen(caption: string, open: boolean): void {
    const others = this.#state.open.filter((other) => other !== caption);
    if (open !== this.isOpen(caption)) this.#keep({ ...this.#state, open: open ? [...others, caption] : others });
  }

  #keep(state: ReportTabState): void {
    this.#state = state;
    this.#api.setState(state);
  }
}
