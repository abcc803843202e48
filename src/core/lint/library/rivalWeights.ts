import type { InsideEvidence, SameEvidence } from './evidence.ts';
import type { Weights } from './rivalModel.ts';

// Written by test/bench/fitRivals.ts; not to be edited by hand.
export const sameWeights: Weights<SameEvidence> = {
  base: -10.981,
  of: { cosine: 28.549, across: -22.44, lead: 11.007, ranks: -0.407, words: 15.503, covered: -6.033, mentioned: -11.402, contrast: -37.148, ownNames: -1.309, meaning: 4.379 },
};
export const insideWeights: Weights<InsideEvidence> = {
  base: -14.15,
  of: { leadOfBroad: -4.624, leadOfNarrow: 15.683, rankOfBroad: -3.128, rankOfNarrow: -0.86, words: 23.435, covered: 5.407, back: -13.757, siblings: -2.036, breadth: 4.561, parts: 2.272, leastOwnNames: -4.615, mostOwnNames: 0.108 },
};
