import type { EncodingName, TokenCounter } from '../core/tokens/tokenCounter.ts';

/** Texts whose counts are kept; the longest unused are dropped first. */
const capacity = 60_000;

interface CacheFile {
  readonly format: 'skill-loadout-token-counts';
  readonly version: 1;
  readonly encoding: EncodingName;
  /** Content hash to tokens, the longest unused first. */
  readonly counts: { readonly [hash: string]: number } | null;
}

/** Token counts by content hash, so that an unchanged text is never counted twice, not even by a later run. */
export class CountCache {
  readonly #encoding: EncodingName;
  readonly #hash: (text: string) => string;
  readonly #counts = new Map<string, number>();
  #changed = false;

  /** @param hash a collision-resistant hash of a text */
  constructor(encoding: EncodingName, hash: (text: string) => string) {
    this.#encoding = encoding;
    this.#hash = hash;
  }

  /** Tokens of `text`; calls for the counter (which may be slow to build) only when the text is new. */
  async count(text: string, counter: () => Promise<TokenCounter>): Promise<number> {
    if (text === '') return 0;
    const hash = this.#hash(text);
    let tokens = this.#counts.get(hash);
    if (tokens === undefined) {
      tokens = (await counter()).count(text);
      this.#changed = true;
    }
    this.#counts.delete(hash);
    this.#counts.set(hash, tokens);
    return tokens;
  }

  /** Takes in what `export` gave an earlier run. Anything else, or another encoding's, is left alone. */
  import(text: string): boolean {
    const counts = readCounts(text, this.#encoding);
    if (!counts) return false;
    for (const [hash, tokens] of Object.entries(counts)) {
      if (Number.isSafeInteger(tokens) && tokens >= 0) this.#counts.set(hash, tokens);
    }
    return true;
  }

  /** @returns the cache as text, or undefined when nothing is new since the last import or export */
  export(): string | undefined {
    if (!this.#changed) return undefined;
    this.#changed = false;
    const kept = [...this.#counts].slice(-capacity);
    const file: CacheFile = {
      format: 'skill-loadout-token-counts',
      version: 1,
      encoding: this.#encoding,
      counts: Object.fromEntries(kept),
    };
    return JSON.stringify(file);
  }
}

function readCounts(text: string, encoding: EncodingName): Readonly<Record<string, number>> | undefined {
  let file: Partial<CacheFile> | null;
  try {
    file = JSON.parse(text) as Partial<CacheFile> | null;
  } catch {
    return undefined; // a damaged cache is no cache: the texts are counted again
  }
  if (typeof file !== 'object' || file?.format !== 'skill-loadout-token-counts' || file.version !== 1) return undefined;
  if (file.encoding !== encoding || typeof file.counts !== 'object') return undefined;
  return file.counts ?? undefined;
}
