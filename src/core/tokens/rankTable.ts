import { hashBytes } from './hashBytes.ts';
import type { RankFile } from './rankFile.ts';

/** A slot holds the rank plus one (0 = free) in its low bits, and bits of the hash above to skip most comparisons. */
const rankBits = 18;
const rankMask = (1 << rankBits) - 1;

/** Finds the rank of a token by its bytes: a hash table with open addressing, about 5 MB for 200,000 tokens. */
export class RankTable {
  readonly #bytes: Uint8Array;
  /** Token r is `bytes[offsets[r], offsets[r + 1])`. */
  readonly #offsets: Uint32Array;
  readonly #slots: Uint32Array;
  /** Rank of each token of two bytes, at first byte * 256 + second; -1 where there is none. Each merge starts with these. */
  readonly #pairs = new Int32Array(65536).fill(-1);

  /** @throws RangeError on more than 2^18 - 1 tokens, or when a single byte is not a token */
  constructor({ lengths, bytes }: Pick<RankFile, 'lengths' | 'bytes'>) {
    const count = lengths.length;
    if (count >= rankMask) throw new RangeError(`${count} tokens are more than the ${rankMask - 1} that fit`);
    this.#bytes = bytes;
    this.#offsets = new Uint32Array(count + 1);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(count * 2 + 1)));
    for (let rank = 0; rank < count; rank++) this.#add(rank, lengths[rank]!);
    for (let byte = 0; byte < 256; byte++) {
      if (this.rankOf(Uint8Array.of(byte), 0, 1) < 0) throw new RangeError(`Byte ${byte} is not a token, so not every text can be counted`);
    }
  }

  #add(rank: number, length: number): void {
    const start = this.#offsets[rank]!;
    const end = start + length;
    this.#offsets[rank + 1] = end;
    if (length === 2) this.#pairs[this.#bytes[start]! * 256 + this.#bytes[start + 1]!] = rank;
    const hash = hashBytes(this.#bytes, start, end);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = (hash & ~rankMask) | (rank + 1);
  }

  /** @returns the rank of the token that is `bytes[at]` and the byte after it, -1 when it is none */
  rankOfPair(bytes: Uint8Array, at: number): number {
    return this.#pairs[bytes[at]! * 256 + bytes[at + 1]!]!;
  }

  /**
   * @param hash `hashBytes(bytes, start, end)`, for callers that have it
   * @returns the rank of the token that is `bytes[start, end)`, -1 when it is none
   */
  rankOf(bytes: Uint8Array, start: number, end: number, hash = hashBytes(bytes, start, end)): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const held = slots[slot]!;
      if (held === 0) return -1;
      if (((held ^ hash) & ~rankMask) !== 0) continue;
      const rank = (held & rankMask) - 1;
      if (this.#equals(rank, bytes, start, end)) return rank;
    }
  }

  #equals(rank: number, bytes: Uint8Array, start: number, end: number): boolean {
    const own = this.#offsets[rank]!;
    if (this.#offsets[rank + 1]! - own !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#bytes[own + at - start] !== bytes[at]) return false;
    return true;
  }
}
