import type { CapabilityModel } from '../capability/capabilityModel.ts';
import { meaningOf, type TextEncoder } from '../capability/meaning.ts';
import type { Steps } from '../util/steps.ts';
import { indexFields, type FieldIndex } from './fieldIndex.ts';
import type { RoutingSkill } from './routingSkill.ts';
import type { RoutingTools } from './strategy.ts';

/** @param skills all skills of an evaluation, whatever library they are in */
export function createTools(skills: readonly RoutingSkill[], model: CapabilityModel, encoder: TextEncoder | undefined): RoutingTools {
  let index: FieldIndex | undefined;
  let vectors: readonly Float32Array[] | undefined;
  return {
    skills, model, encoder,
    *fieldIndex() {
      return (index ??= yield* indexFields(skills));
    },
    *vectors() {
      if (encoder === undefined) throw new RangeError('vectors need an encoder');
      return (vectors ??= yield* encodeSkills(skills, encoder));
    },
  };
}

function* encodeSkills(skills: readonly RoutingSkill[], encoder: TextEncoder): Steps<readonly Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const { text } of skills) {
    vectors.push(meaningOf(text, encoder));
    yield;
  }
  return vectors;
}
