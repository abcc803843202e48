import type { Pauses } from '../core/util/steps.ts';

/** Lets long work in the background stand still while somebody waits for an answer. */
export class Priority {
  /** Pauses for work that nobody is looking at: each lasts until nothing urgent runs. */
  readonly background: Pauses;
  #urgent = 0;
  #waiting: (() => void)[] = [];

  constructor({ now, pause }: Pauses) {
    this.background = {
      now,
      pause: async () => {
        await pause();
        while (this.#urgent > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      },
    };
  }

  /** Runs work that somebody waits for. */
  async urgent<T>(work: () => Promise<T>): Promise<T> {
    this.#urgent++;
    try {
      return await work();
    } finally {
      this.#urgent--;
      if (this.#urgent === 0) for (const resume of this.#waiting.splice(0)) resume();
    }
  }
}
