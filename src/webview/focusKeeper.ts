/**
 * Keeps the keyboard focus where the reader left it while its surroundings are drawn anew or made inert: elements with
 * the same `data-key` are the same to the reader. Where such an element is gone or folded away, the focus goes to the
 * heading of the section that it was in.
 */
export class FocusKeeper {
  readonly #host: HTMLElement;
  #keys: readonly (string | undefined)[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** To be called before the host changes. */
  note(): void {
    const active = document.activeElement;
    if (active instanceof HTMLElement && this.#host.contains(active)) {
      const heading = active.closest('details')?.querySelector('summary');
      this.#keys = [active.dataset['key'], heading?.dataset['key']];
    } else if (active !== document.body) this.#keys = [];
  }

  /** To be called after it changed; does nothing where the focus has found another place. */
  restore(): void {
    for (const key of this.#keys) {
      if (document.activeElement !== document.body) return;
      if (key !== undefined) this.#host.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
    }
  }
}
