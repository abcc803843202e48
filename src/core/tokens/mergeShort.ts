import type { RankTable } from './rankTable.ts';

/** Longer pieces are for `countLongMerge`: this one takes quadratic time, though little of it. */
export const maxShortBytes = 192;

const noRank = 0x7fffffff;

/** Counts the tokens of short pieces by scanning for the best pair again after each merge. Holds only scratch memory. */
export class ShortMerge {
  readonly #table: RankTable;
  /** Where each part starts; one more for the end. */
  readonly #starts = new Uint16Array(maxShortBytes + 1);
  /** Rank of each part joined with the next. */
  readonly #ranks = new Int32Array(maxShortBytes);

  constructor(table: RankTable) {
    this.#table = table;
  }

  /** @returns the number of tokens of `bytes[0, length)`, 1 <= length <= maxShortBytes, by byte pair merging alone */
  count(bytes: Uint8Array, length: number): number {
    const starts = this.#starts;
    const ranks = this.#ranks;
    for (let part = 0; part < length; part++) {
      starts[part] = part;
      const rank = part + 1 < length ? this.#table.rankOfPair(bytes, part) : -1;
      ranks[part] = rank < 0 ? noRank : rank;
    }
    starts[length] = length;
    let parts = length;
    for (;;) {
      const best = this.#lowestRank(parts);
      if (best < 0) return parts;
      starts.copyWithin(best + 1, best + 2, parts + 1);
      ranks.copyWithin(best + 1, best + 2, parts);
      parts--;
      ranks[best] = this.#rankWithNext(bytes, best, parts);
      if (best > 0) ranks[best - 1] = this.#rankWithNext(bytes, best - 1, parts);
    }
  }

  /** The first of the pairs with the lowest rank; -1 when no pair is a token. */
  #lowestRank(parts: number): number {
    const ranks = this.#ranks;
    let best = -1;
    let lowest = noRank;
    for (let part = 0; part < parts - 1; part++) {
      if (ranks[part]! < lowest) {
        lowest = ranks[part]!;
        best = part;
      }
    }
    return best;
  }

  #rankWithNext(bytes: Uint8Array, part: number, parts: number): number {
    if (part + 1 >= parts) return noRank;
    const rank = this.#table.rankOf(bytes, this.#starts[part]!, this.#starts[part + 2]!);
    return rank < 0 ? noRank : rank;
  }
}
