import type { CapabilityText } from './capabilityModel.ts';

/** Turns texts into directions of a space in which texts about the same thing lie near each other. */
export interface TextEncoder {
  /** @returns a vector of length 1, or of zeros where the text says nothing it knows */
  encode(text: string): Float32Array;
  /** Share (0 to 1) of the texts that it was trained on that hold a term, as `termsOf` makes them. */
  shareOf(term: string): number;
}

/** What a skill means by its name and description. */
export function meaningOf({ name, description }: Pick<CapabilityText, 'name' | 'description'>, encoder: TextEncoder): Float32Array {
  return encoder.encode(`${name}\n${description}`);
}

/** What stands for a text of which nothing is known. */
export const noMeaning = new Float32Array(0);

/** Cosine of one meaning with each of others, -1 to 1; 0 where one of the two is not known. Time linear in their numbers. */
export function nearnessOf(meaning: Float32Array, others: readonly Float32Array[]): Float64Array {
  return Float64Array.from(others, (other) => {
    let sum = 0;
    if (other.length === meaning.length) for (let dim = 0; dim < other.length; dim++) sum += other[dim]! * meaning[dim]!;
    return sum;
  });
}
