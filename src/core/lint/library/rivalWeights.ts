import type { InsideEvidence, SameEvidence } from './evidence.ts';
import type { Weights } from './rivalModel.ts';

// Written by test/bench/fitRivals.ts; not to be edited by hand.
export const sameWeights: Weights<SameEvidence> = {
  base: -7.323,
  of: { cosine: 15.9, across: -9.777, lead: 6.735, ranks: -0.345, words: 14.522, covered: -8.095, mentioned: -6.869, contrast: -20.447, ownNames: -1.04, meaning: 1.599 },
};
export const insideWeights: Weights<InsideEvidence> = {
  base: -5.61,
  of: { leadOfBroad: -0.293, leadOfNarrow: 8.977, rankOfBroad: -0.513, rankOfNarrow: -0.553, words: 13.32, covered: -1.16, back: -7.665, siblings: -1.821, breadth: 1.344, parts: 0.936, leastOwnNames: -0.303, mostOwnNames: -0.498 },
};
