/** Bytes of the longest piece that is remembered. */
const maxBytes = 31;
/** Each entry is the piece's length (0 = free) followed by its bytes. */
const entryBytes = 32;

/**
 * Remembers the token counts of short pieces. Memory is fixed, 33 bytes an entry: each piece has one place, by its hash,
 * and the newest piece there replaces the one before.
 */
export class PieceCache {
  readonly #keys: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #mask: number;

  /** @param entries a power of two */
  constructor(entries: number) {
    this.#keys = new Uint8Array(entries * entryBytes);
    this.#counts = new Uint8Array(entries);
    this.#mask = entries - 1;
  }

  /** @returns the tokens of the piece `bytes[0, length)` with this hash, 0 when it is not remembered */
  get(bytes: Uint8Array, length: number, hash: number): number {
    const keys = this.#keys;
    const entry = hash & this.#mask;
    const at = entry * entryBytes;
    if (keys[at] !== length) return 0;
    for (let offset = 0; offset < length; offset++) if (keys[at + 1 + offset] !== bytes[offset]) return 0;
    return this.#counts[entry]!;
  }

  /** Remembers `count` for the piece, or does nothing when the piece is too long. */
  set(bytes: Uint8Array, length: number, hash: number, count: number): void {
    if (length > maxBytes) return;
    const entry = hash & this.#mask;
    const at = entry * entryBytes;
    this.#keys[at] = length;
    for (let offset = 0; offset < length; offset++) this.#keys[at + 1 + offset] = bytes[offset]!;
    this.#counts[entry] = count;
  }
}
