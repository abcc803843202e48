/** So many different words no library has; what is beyond is noise, and is not shared. */
const mostKept = 1_000_000;

/** Gives equal strings one place in memory: the same words stand in thousands of skills. */
export class SharedStrings {
  readonly #kept = new Map<string, string>();

  /** @returns a string equal to `text`, the same one for every equal text */
  share(text: string): string {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    if (this.#kept.size < mostKept) this.#kept.set(text, text);
    return text;
  }
}
