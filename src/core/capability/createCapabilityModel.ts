import { fittedCalibration, type Calibration } from './calibration.ts';
import type { CapabilityModel, FittedCapabilities } from './capabilityModel.ts';
import type { Steps } from '../util/steps.ts';
import { copiesOf } from './copies.ts';
import { declaredCapabilities } from './declaredCapabilities.ts';
import type { TextEncoder } from './meaning.ts';
import { SharedStrings } from './sharedStrings.ts';
import { signaturesOf } from './signatures.ts';
import { skillFeatures, type SkillFeatures } from './skillFeatures.ts';
import { SubjectCapabilities } from './subjectCapabilities.ts';
import { suppliesOf } from './suppliesOf.ts';
import { indexTerms } from './termIndex.ts';
import { TopicNames } from './topicNames.ts';
import { topicsOf } from './topics.ts';

/** How far what is known of public skills counts beside a library's own words: as much as so many skills of it. */
const backgroundTexts = 200;

/**
 * The capability model: dimensions are the subjects that a library speaks of (a skill, with those that say the same) and the
 * capabilities that authors declare; a task demands those whose words it uses and whose meaning it is near. Deterministic and
 * offline, for any language.
 * @param encoder without it, and for languages that it does not know, words alone decide
 */
export function createCapabilityModel(encoder: TextEncoder | undefined, calibration: Calibration = fittedCalibration): CapabilityModel<SkillFeatures> {
  const words = new SharedStrings();
  return {
    features: (text) => skillFeatures(text, encoder, words),
    fit: (library) => fit(library, encoder, calibration),
  };
}

function* fit(library: readonly SkillFeatures[], encoder: TextEncoder | undefined, calibration: Calibration): Steps<FittedCapabilities> {
  const originalOf = yield* copiesOf(library);
  const background = encoder && { texts: backgroundTexts, shareOf: (term: string) => encoder.shareOf(term) };
  const index = yield* indexTerms(library, originalOf, background);
  const { topics, near } = yield* topicsOf(yield* signaturesOf(library, index), originalOf);
  const declared = declaredCapabilities(library);
  const names = new TopicNames(index, declared.map(({ name }) => name));
  const topicNames: string[] = [];
  for (const [n, { leader }] of topics.entries()) {
    if (n % 64 === 63) yield;
    topicNames.push(names.nameOf(library[leader]!));
  }
  const supplies = suppliesOf(near, topics.length, declared);
  return new SubjectCapabilities(
    { capabilities: [...topicNames, ...declared.map(({ name }) => name)].map((name) => ({ name })), supplies },
    { library, index, topics, declared, encoder, calibration },
  );
}
