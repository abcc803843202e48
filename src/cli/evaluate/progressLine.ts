import type { TextSink } from '../cliIo.ts';

const width = 24;
/** Milliseconds between two drawings. */
const interval = 100;

/** A line on a terminal that tells how far a command is; nothing where nobody looks. */
export class ProgressLine {
  readonly #sink: TextSink;
  #drawnAt = -Infinity;
  #drawn = false;

  constructor(sink: TextSink) {
    this.#sink = sink;
  }

  /** @param what is counted, such as `Reading skills` */
  show(what: string, done: number, of: number): void {
    const now = performance.now();
    if (!this.#sink.isTTY || now - this.#drawnAt < interval) return;
    this.#drawnAt = now;
    this.#drawn = true;
    const full = Math.round((width * done) / Math.max(1, of));
    this.#sink.write(`\r\x1b[K${what} [${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`);
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#drawn) this.#sink.write('\r\x1b[K');
    this.#drawn = false;
  }
}
