import { hashBytes } from './hashBytes.ts';
import { countLongMerge } from './mergeLong.ts';
import { maxShortBytes, ShortMerge } from './mergeShort.ts';
import { PieceCache } from './pieceCache.ts';
import { readRankFile } from './rankFile.ts';
import { RankTable } from './rankTable.ts';
import { splitCl100k } from './splitCl100k.ts';
import { splitO200k } from './splitO200k.ts';
import type { Splitter } from './splitter.ts';
import type { EncodingName, TokenCounter } from './tokenCounter.ts';
import { maxBytesPerUnit, writeUtf8 } from './utf8.ts';

const splitters: Readonly<Record<EncodingName, Splitter>> = { o200k_base: splitO200k, cl100k_base: splitCl100k };

/** About 1 MB, and more than the distinct pieces of several tokens in most libraries. */
const cacheEntries = 32768;
const maxShortUnits = maxShortBytes / maxBytesPerUnit;

/**
 * Makes a counter whose numbers equal those of tiktoken. It takes about 7 MB with `packed`, which it keeps; counting a text takes
 * more only while a piece of it (a word, a run of symbols) is very long.
 * @param packed what `packRanks` made of the ranks of `encoding`
 * @throws Error saying what is wrong when `packed` is damaged or belongs to another encoding
 */
export function createTokenCounter(packed: Uint8Array, encoding: EncodingName): TokenCounter {
  const file = readRankFile(packed);
  const splitter = splitters[encoding];
  if (file.pattern !== splitter.pattern) throw new Error(`These are not the ranks of ${encoding}: the split pattern is another`);
  return new TiktokenCounter(encoding, splitter, new RankTable(file));
}

class TiktokenCounter implements TokenCounter {
  readonly encoding: EncodingName;
  readonly #splitter: Splitter;
  readonly #table: RankTable;
  readonly #short: ShortMerge;
  readonly #cache = new PieceCache(cacheEntries);
  readonly #scratch = new Uint8Array(maxShortBytes);

  constructor(encoding: EncodingName, splitter: Splitter, table: RankTable) {
    this.encoding = encoding;
    this.#splitter = splitter;
    this.#table = table;
    this.#short = new ShortMerge(table);
  }

  count(text: string): number {
    let tokens = 0;
    let end: number;
    for (let start = 0; start < text.length; start = end) {
      end = this.#splitter.pieceEnd(text, start);
      tokens += end - start <= maxShortUnits ? this.#countShort(text, start, end) : this.#countLong(text, start, end);
    }
    return tokens;
  }

  #countShort(text: string, start: number, end: number): number {
    const bytes = this.#scratch;
    const length = writeUtf8(text, start, end, bytes);
    const hash = hashBytes(bytes, 0, length);
    // A piece that is a token is one token, even where merging would not get there.
    if (this.#table.rankOf(bytes, 0, length, hash) >= 0) return 1;
    const cached = this.#cache.get(bytes, length, hash);
    if (cached > 0) return cached;
    const count = this.#short.count(bytes, length);
    this.#cache.set(bytes, length, hash, count);
    return count;
  }

  #countLong(text: string, start: number, end: number): number {
    const bytes = new Uint8Array((end - start) * maxBytesPerUnit);
    const length = writeUtf8(text, start, end, bytes);
    return this.#table.rankOf(bytes, 0, length) >= 0 ? 1 : countLongMerge(this.#table, bytes, length);
  }
}
