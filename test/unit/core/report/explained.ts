import type { ExplainReport } from '../../../../src/core/report/explainReport.ts';

/** An explanation with something of everything. */
export const explained: ExplainReport = {
  version: 1,
  task: 'Make a PowerPoint deck of the quarterly report',
  budget: 4_000,
  price: 1,
  skill: { uri: 'file:///a/SKILL.md', path: 'a/SKILL.md', name: 'deck-from-doc', tokens: 910 },
  isSelected: false,
  reason: 'does not fit beside the chosen set: 910 tokens, 684 left',
  gainAlone: 0.329,
  gain: 0.32,
  cost: 0.237,
  objective: 2.871,
  objectiveWith: 2.87,
  comesIn: ['deck-from-doc'],
  goesOut: ['firecrawl-parse'],
  remedies: { tokens: 862, budget: 4_110 },
  librarySize: 1_000,
  match: {
    relevance: 0.41,
    first: { uri: 'file:///b/SKILL.md', path: 'b/SKILL.md', name: 'pptx-generator', relevance: 1.2 },
    place: 12,
    chance: 0.0345,
    words: [
      { task: 'deck', skill: 'decks', field: 'description', line: 3, share: 0.6 },
      { task: 'PowerPoint', skill: 'PowerPoint', field: 'text', line: 27, share: 0.15 },
      { task: 'Point', skill: 'Point', field: 'text', line: 27, share: 0.05 },
    ],
    missing: ['quarterly'],
    missingCount: 1,
    meaning: { nearness: 0.46, share: 0.2, place: 5 },
  },
  capabilities: [
    { capability: 'deck from doc', demand: 0.329, alone: 0.329, others: 0 },
    { capability: 'word documents', demand: 0.1, alone: 0.001, others: 0.1 },
  ],
  chosen: [{ uri: 'file:///b/SKILL.md', path: 'b/SKILL.md', name: 'pptx-generator', tokens: 2_249, gain: 2.678, relevance: 1.2, chance: 0.99, only: ['quarterly'], lacks: ['deck'] }],
};
