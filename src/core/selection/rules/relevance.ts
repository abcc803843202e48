import type { SelectionInstance } from '../instance.ts';

/** How a retriever sees skills: as vectors, with their cosines to the task and to each other. */
export interface Relevance {
  /** Skills with a positive cosine to the demand, that one by skill, the largest first; the smaller index among equals. */
  readonly ranked: readonly number[];
  readonly cosine: Float64Array;
  /** Cosine of each skill's supplies in the demanded dimensions to those of one of them. @param result by skill, filled */
  readonly similarityTo: (skill: number, result: Float64Array) => void;
}

/** Reads supplies as embeddings, restricted to the demanded dimensions. @param instance a checked instance */
export function relevanceOf({ lengths, supplies, demand }: SelectionInstance): Relevance {
  const { offsets, dims, values, width } = supplies;
  const weights = new Float64Array(width);
  for (const [n, dim] of demand.dims.entries()) weights[dim] = demand.values[n]!;
  const demandNorm = Math.hypot(...demand.values);
  const norms = new Float64Array(lengths.length);
  const cosine = new Float64Array(lengths.length);
  for (let i = 0; i < lengths.length; i++) {
    let [dot, square] = [0, 0];
    for (let n = offsets[i]!; n < offsets[i + 1]!; n++) {
      if (weights[dims[n]!] === 0) continue;
      dot += weights[dims[n]!]! * values[n]!;
      square += values[n]! ** 2;
    }
    norms[i] = Math.sqrt(square);
    cosine[i] = dot > 0 ? dot / (norms[i]! * demandNorm) : 0;
  }
  const vector = new Float64Array(width);
  const similarityTo = (skill: number, result: Float64Array): void => {
    vector.fill(0);
    for (let n = offsets[skill]!; n < offsets[skill + 1]!; n++) if (weights[dims[n]!]! > 0) vector[dims[n]!] = values[n]!;
    for (let i = 0; i < lengths.length; i++) {
      let dot = 0;
      for (let n = offsets[i]!; n < offsets[i + 1]!; n++) dot += vector[dims[n]!]! * values[n]!;
      result[i] = dot > 0 ? dot / (norms[i]! * norms[skill]!) : 0;
    }
  };
  const ranked = [...lengths.keys()].filter((i) => cosine[i]! > 0).sort((i, j) => cosine[j]! - cosine[i]! || i - j);
  return { ranked, cosine, similarityTo };
}
