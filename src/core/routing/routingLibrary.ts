import type { RoutingSkill } from './routingSkill.ts';
import { seededRandom } from '../util/seededRandom.ts';

/** One library that tasks are routed over: some of the suite's skills, and the first distractors. */
export interface RoutingLibrary {
  /** All skills: the suite's, then the distractors in their seeded order. */
  readonly skills: readonly RoutingSkill[];
  readonly suiteSize: number;
  /** How many distractors are in this library, from the first. */
  readonly scale: number;
  /** Indices into `skills` in library order. */
  readonly members: Uint32Array;
  /** For each of `skills` its place in `members`, or -1. */
  readonly placeOf: Int32Array;
  /** Tokens of each member. */
  readonly lengths: Float64Array;
}

/** Makes the libraries of one evaluation. */
export class RoutingLibraries {
  readonly #skills: readonly RoutingSkill[];
  readonly #suiteSize: number;
  /** A place for every skill, the same in all libraries. */
  readonly #places: Float64Array;

  /** @param skills the suite's, then the distractors in their seeded order */
  constructor(skills: readonly RoutingSkill[], suiteSize: number, seed: number) {
    this.#skills = skills;
    this.#suiteSize = suiteSize;
    const next = seededRandom(seed);
    this.#places = Float64Array.from(skills, next);
  }

  /**
   * @param own the suite's skills in it, ascending
   * @returns a library whose order, which decides between equals, knows nothing of which skills are golden
   */
  of(own: readonly number[], scale: number): RoutingLibrary {
    const places = this.#places;
    const distractors = Array.from({ length: scale }, (_, n) => this.#suiteSize + n);
    const members = Uint32Array.from([...own, ...distractors]).sort((a, b) => places[a]! - places[b]! || a - b);
    const placeOf = new Int32Array(this.#skills.length).fill(-1);
    for (const [place, skill] of members.entries()) placeOf[skill] = place;
    const lengths = Float64Array.from(members, (skill) => this.#skills[skill]!.tokens);
    return { skills: this.#skills, suiteSize: this.#suiteSize, scale, members, placeOf, lengths };
  }
}
