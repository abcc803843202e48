/** Neighbours that tell how crowded the place is where a skill stands. */
const restSize = 5;

/** A skill and how alike it is to the one asked about. */
export interface Neighbour {
  readonly skill: number;
  readonly score: number;
}

/** Who is nearest to each skill, and by how much nearer than the others. */
export class Standing {
  readonly #nearest: readonly (number | undefined)[];
  readonly #rest: readonly number[];

  /**
   * @param neighbours of each skill, in any order
   * @param leastRest score that strangers have anyway; in a small library there may be nobody else
   */
  constructor(neighbours: readonly (readonly Neighbour[])[], leastRest: number) {
    const ordered = neighbours.map((own) => own.toSorted((a, b) => b.score - a.score || a.skill - b.skill));
    this.#nearest = ordered.map(([first]) => first?.skill);
    this.#rest = ordered.map(([, ...others]) => {
      const near = others.slice(0, restSize).map(({ score }) => Math.max(leastRest, score));
      return (near.reduce((a, b) => a + b, 0) + (restSize - near.length) * leastRest) / restSize;
    });
  }

  /** How far two skills are ahead of the neighbours of both; undefined unless each is the other's nearest. */
  lead(a: number, b: number, score: number): number | undefined {
    if (this.#nearest[a] !== b || this.#nearest[b] !== a) return undefined;
    return score - (this.#rest[a]! + this.#rest[b]!) / 2;
  }
}
