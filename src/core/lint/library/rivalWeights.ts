import type { InsideEvidence, SameEvidence } from './evidence.ts';
import type { Weights } from './rivalModel.ts';

// Written by test/bench/fitRivals.ts; not to be edited by hand.
export const sameWeights: Weights<SameEvidence> = {
  base: -7.323,
  of: { cosine: 15.9, across: -9.777, lead: 6.735, ranks: -0.345, words: 14.522, covered: -8.095, mentioned: -6.869, contrast: -20.447, ownNames: -1.04, meaning: 1.599 },
};
export const insideWeights: Weights<InsideEvidence> = {
  base: -14.151,
  of: { leadOfBroad: -4.623, leadOfNarrow: 15.683, rankOfBroad: -3.128, rankOfNarrow: -0.86, words: 23.436, covered: 5.407, back: -13.757, siblings: -2.037, breadth: 4.561, parts: 2.272, leastOwnNames: -4.615, mostOwnNames: 0.108 },
};
