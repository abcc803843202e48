const magic = 'skill-loadout-results';
const formatVersion = '1';

/** Characters of an exported cache at most; the longest unused results are dropped first. */
const capacity = 64_000_000;

/** A result as JSON that gives it back as it was. */
type Json = string;

/**
 * Results of the program by a hash of everything that they follow from, so that nothing is worked out again that did
 * not change, not even by a later run. A result is read when it is asked for: what is not needed costs nothing.
 */
export class ResultCache {
  readonly #version: string;
  readonly #hash: (text: string) => string;
  /** The longest unused first. */
  readonly #results = new Map<string, Json>();
  #changed = false;

  /** @param version changes whenever another program would find other results @param hash a collision-resistant hash */
  constructor(version: string, hash: (text: string) => string) {
    this.#version = version;
    this.#hash = hash;
  }

  /** The key of a result. @param from everything that it follows from, as plain data */
  keyOf(kind: string, ...from: readonly unknown[]): string {
    return this.#hash(JSON.stringify([kind, ...from]));
  }

  /** @returns undefined when there is none; plain data of its own otherwise, of the type that `set` was given */
  get<T>(key: string): T | undefined {
    const json = this.#results.get(key);
    if (json === undefined) return undefined;
    this.#results.delete(key);
    this.#results.set(key, json);
    return JSON.parse(json) as T; // what is here passed the check or was set by this run
  }

  /** Keeps a result, unless JSON would not give it back as it is. */
  set(key: string, result: unknown): void {
    const json = toJson(result);
    if (json === undefined) return;
    this.#results.delete(key);
    this.#results.set(key, json);
    this.#changed = true;
  }

  /** Takes in what `export` gave an earlier run of the same program. Anything else is left alone, and so is a text that was changed. */
  import(text: string): boolean {
    const headEnd = text.indexOf('\n') + 1;
    if (text.slice(0, headEnd) !== this.#headOf(text.slice(headEnd))) return false;
    for (let start = headEnd; start < text.length; ) {
      const end = text.indexOf('\n', start);
      if (end < 0) break;
      const blank = text.indexOf(' ', start);
      this.#results.set(text.slice(start, blank), text.slice(blank + 1, end));
      start = end + 1;
    }
    return true;
  }

  /** @returns the cache as ASCII text, or undefined when nothing is new since the last import or export */
  export(): string | undefined {
    if (!this.#changed) return undefined;
    this.#changed = false;
    const lines: string[] = [];
    let left = capacity;
    for (const [key, json] of [...this.#results].reverse()) {
      left -= key.length + json.length + 2;
      if (left < 0) break;
      lines.push(`${key} ${json}\n`);
    }
    const body = lines.reverse().join('');
    return this.#headOf(body) + body;
  }

  /** The check finds every change, of the disk or by hand, so that what is imported is what was exported. */
  #headOf(body: string): string {
    return `${magic} ${formatVersion} ${this.#hash(`${this.#version}\n${body}`)}\n`;
  }
}

/** One line of ASCII; undefined for what JSON would change. */
function toJson(result: unknown): Json | undefined {
  let isLossless = true;
  const json = JSON.stringify(result, (_, value: unknown) => {
    if (typeof value !== 'bigint' && (typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0)))) return value;
    isLossless = false;
    return null;
  });
  return isLossless ? json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : undefined;
}
