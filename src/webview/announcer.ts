/** Runs `action` after `ms` milliseconds unless the returned function is called before. */
export type Delay = (ms: number, action: () => void) => () => void;

const settled = 800;

/**
 * Speaks through a live region once things have come to rest: answers that replace each other while someone types
 * are not read out one over the other.
 */
export class Announcer {
  readonly #show: (text: string) => void;
  readonly #delay: Delay;
  #spoken = '';
  #next = '';
  #cancel: (() => void) | undefined;

  /** @param show puts text into the live region */
  constructor(show: (text: string) => void, delay: Delay) {
    this.#show = show;
    this.#delay = delay;
  }

  /** @param text what holds now; empty while there is nothing to say, after which even the same text is news */
  say(text: string): void {
    if (text === this.#next) return;
    this.#cancel?.();
    this.#next = text;
    if (text === '') this.#speak();
    else this.#cancel = this.#delay(settled, () => this.#speak());
  }

  #speak(): void {
    if (this.#next === this.#spoken) return;
    this.#spoken = this.#next;
    this.#show(this.#spoken);
  }
}

/** Real time. */
export const delay: Delay = (ms, action) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};
