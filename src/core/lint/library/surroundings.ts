/** Neighbours that tell how crowded the place is where a skill stands. */
const restSize = 5;
/** Ranks from here on are far. */
const farRank = 13;

/** How near two skills are to each other, against whatever else stands near each of them. */
export interface Nearness {
  /** Cosine of what they mean as a whole, -1 to 1. */
  readonly cosine: number;
  /** By how much that exceeds the cosines of the next neighbours of the first, and of the second, on average. */
  readonly leads: readonly [number, number];
  /** The place of the second among the neighbours of the first, and the other way round: from 1. */
  readonly ranks: readonly [number, number];
}

/** Cosines of a skill with the others around it. */
export type Around = ReadonlyMap<number, number>;

/** Tells how near two skills are, given the candidates that were looked at for each of them. */
export class Surroundings {
  readonly #nearest: readonly (readonly { readonly skill: number; readonly cosine: number }[])[];

  /** @param around for each skill its candidates; what is farther away than these does not count */
  constructor(around: readonly Around[]) {
    this.#nearest = around.map((own) =>
      Array.from(own, ([skill, cosine]) => ({ skill, cosine })).sort((a, b) => b.cosine - a.cosine || a.skill - b.skill).slice(0, farRank - 1),
    );
  }

  nearness(a: number, b: number, cosine: number): Nearness {
    return { cosine, leads: [this.#lead(a, b, cosine), this.#lead(b, a, cosine)], ranks: [this.#rank(a, b), this.#rank(b, a)] };
  }

  #lead(skill: number, other: number, cosine: number): number {
    const rest = this.#nearest[skill]!.filter((each) => each.skill !== other).slice(0, restSize);
    // In a library of two or three there is nobody to be nearer than.
    return rest.length === 0 ? 0 : cosine - rest.reduce((sum, each) => sum + each.cosine, 0) / rest.length;
  }

  #rank(skill: number, other: number): number {
    const place = this.#nearest[skill]!.findIndex((each) => each.skill === other);
    return place < 0 ? farRank : place + 1;
  }
}
