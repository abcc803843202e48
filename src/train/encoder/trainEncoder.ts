import { contrast, type ContrastSettings } from './contrast.ts';
import type { Example } from './examples.ts';
import { packEncoder } from './packEncoder.ts';
import { startVectors } from './startVectors.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Texts that hold a word at least for it to have a vector, and to have one from its own company. */
const least = 2;
const leastCommon = 12;

/** Everything that was chosen, by how well requests and sections of skills that were not trained on find their skill. */
export const encoderSettings: ContrastSettings = {
  dims: 192, rounds: 16, batch: 256, temperature: 0.1, rate: 0.1, hidden: 0.5,
};

/** Trains an encoder on skills. @param next uniform numbers in [0, 1), seeded @returns the file's bytes */
export function trainEncoder(examples: readonly Example[], next: () => number, settings = encoderSettings): Uint8Array {
  const { dims } = settings;
  const vocabulary = vocabularyOf(examples, least, leastCommon);
  const rows = startVectors(examples, vocabulary, dims, next);
  contrast(rows, examples, vocabulary, settings, next);
  return packEncoder({ dims, documents: examples.length, terms: vocabulary.terms, holders: vocabulary.holders, rows });
}
