import type { CapabilityText } from './capabilityModel.ts';
import { lexicalFeatures, type LexicalFeatures } from './lexicalFeatures.ts';
import { meaningOf, noMeaning, type TextEncoder } from './meaning.ts';
import type { SharedStrings } from './sharedStrings.ts';

/** What the model keeps of one skill: its words and what they mean. */
export interface SkillFeatures extends LexicalFeatures {
  /** Of name and description, length 1 or all zeros; empty without an encoder. */
  readonly meaning: Float32Array;
}

/** Features of one skill; time linear in its text, memory bounded whatever the text. */
export function skillFeatures(text: CapabilityText, encoder: TextEncoder | undefined, words: SharedStrings): SkillFeatures {
  return { ...lexicalFeatures(text, words), meaning: encoder ? meaningOf(text, encoder) : noMeaning };
}
