/**
 * Cuts a text into the pieces that are merged apart. Each splitter is a hand-written equal of one regular expression,
 * for on a run of millions of letters the engine's own backtracking overflows its stack and throws.
 */
export interface Splitter {
  /** The regular expression this splitter equals when used with the flags `ug`. It matches everywhere: no unit is left out. */
  readonly pattern: string;
  /** @returns the end, in UTF-16 units, of the piece that starts at `start` < text.length; over a whole text linear time */
  pieceEnd(text: string, start: number): number;
}
