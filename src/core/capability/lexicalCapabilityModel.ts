import type { CapabilityModel, FittedCapabilities } from './capabilityModel.ts';
import type { Steps } from '../util/steps.ts';
import { copiesOf } from './copies.ts';
import { declaredCapabilities } from './declaredCapabilities.ts';
import { LexicalCapabilities } from './lexicalCapabilities.ts';
import { lexicalFeatures, type LexicalFeatures } from './lexicalFeatures.ts';
import { signaturesOf } from './signatures.ts';
import { suppliesOf } from './suppliesOf.ts';
import { indexTerms } from './termIndex.ts';
import { TopicNames } from './topicNames.ts';
import { topicsOf } from './topics.ts';

/**
 * The untrained capability model: dimensions are the subjects that a library speaks of (a skill, with those
 * that say the same) and the capabilities that authors declare; a task demands those whose words it uses.
 * Deterministic and offline, for any language, by words alone.
 */
export function createLexicalCapabilityModel(): CapabilityModel<LexicalFeatures> {
  return { version: 'lexical-2', features: lexicalFeatures, fit };
}

function* fit(library: readonly LexicalFeatures[]): Steps<FittedCapabilities> {
  const originalOf = yield* copiesOf(library);
  const index = yield* indexTerms(library, originalOf);
  const { topics, near } = yield* topicsOf(yield* signaturesOf(library, index), originalOf);
  const declared = declaredCapabilities(library);
  const names = new TopicNames(index, declared.map(({ name }) => name));
  const topicNames: string[] = [];
  for (const [n, { leader }] of topics.entries()) {
    if (n % 64 === 63) yield;
    topicNames.push(names.nameOf(library[leader]!));
  }
  const supplies = suppliesOf(near, topics.length, declared);
  return new LexicalCapabilities(
    { capabilities: [...topicNames, ...declared.map(({ name }) => name)].map((name) => ({ name })), supplies },
    { library, index, topics, declared },
  );
}
