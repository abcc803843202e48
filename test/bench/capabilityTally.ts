/** Adds up how well chosen sets match what tasks need. */
export class Tally {
  #tasks = 0;
  #recall = 0;
  #precision = 0;
  #empty = 0;
  #chosen = 0;
  #tokens = 0;

  /**
   * @param chosen skill indices; the first `needed` skills of the library are those that the task needs
   * @param lengths tokens of each skill
   */
  add(chosen: readonly number[], needed: number, lengths: Float64Array): void {
    const hits = chosen.filter((skill) => skill < needed).length;
    this.#tasks++;
    this.#recall += hits / needed;
    if (chosen.length > 0) this.#precision += hits / chosen.length;
    else this.#empty++;
    this.#chosen += chosen.length;
    this.#tokens += chosen.reduce((sum, skill) => sum + lengths[skill]!, 0);
  }

  /** Mean recall and precision (precision over the sets that are not empty), empty sets, mean size and tokens. */
  row(): string {
    const percent = (sum: number, of: number): string => ((100 * sum) / Math.max(1, of)).toFixed(1).padStart(5);
    return [
      `recall ${percent(this.#recall, this.#tasks)}`,
      `precision ${percent(this.#precision, this.#tasks - this.#empty)}`,
      `empty ${this.#empty}`,
      `skills ${(this.#chosen / this.#tasks).toFixed(1)}`,
      `tokens ${Math.round(this.#tokens / this.#tasks)}`,
    ].join('  ');
  }
}
