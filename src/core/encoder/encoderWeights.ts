/** A trained encoder: a vector for each known word. */
export interface EncoderWeights {
  /** Even. */
  readonly dims: number;
  /** Texts that it was trained on. */
  readonly documents: number;
  /** Terms (as `termsOf` makes them) to rows, from 0. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** Training texts that hold each term. */
  readonly holders: Uint16Array;
  /** What the numbers of each row are multiplied by, >= 0; how much a term counts is in it. */
  readonly scales: Float32Array;
  /** Row-major, -7 to 7. */
  readonly rows: Int8Array;
}
