/**
 * Keeps the keyboard focus where the reader left it while its surroundings are drawn anew or made inert: elements with
 * the same `data-key` are the same to the reader.
 */
export class FocusKeeper {
  readonly #host: HTMLElement;
  #key: string | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** To be called before the host changes. */
  note(): void {
    const active = document.activeElement;
    if (active instanceof HTMLElement && this.#host.contains(active)) this.#key = active.dataset['key'];
    else if (active !== document.body) this.#key = undefined;
  }

  /** To be called after it changed; does nothing where the focus has found another place. */
  restore(): void {
    if (this.#key === undefined || document.activeElement !== document.body) return;
    this.#host.querySelector<HTMLElement>(`[data-key="${CSS.escape(this.#key)}"]`)?.focus({ preventScroll: true });
  }
}
