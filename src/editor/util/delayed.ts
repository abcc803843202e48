/**
 * Runs an action a while after the last of several requests, but no later than `longest` after the first:
 * the one way in which the editor waits for typing or a burst of file events to end.
 */
export class Delayed {
  readonly #action: () => void;
  readonly #wait: number;
  readonly #longest: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstRequest = 0;

  /** @param wait @param longest milliseconds */
  constructor(action: () => void, wait: number, longest = Infinity) {
    this.#action = action;
    this.#wait = wait;
    this.#longest = longest;
  }

  request(): void {
    const now = performance.now();
    if (this.#timer === undefined) this.#firstRequest = now;
    else clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(this.#wait, this.#firstRequest + this.#longest - now));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#action();
    }, wait);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
