import type { CapabilityText } from '../capability/capabilityModel.ts';
import { capabilityText } from '../capability/capabilityText.ts';
import type { FrontMatterSplitter } from '../skill/frontMatter.ts';
import { readSkillText } from '../skill/readSkill.ts';
import type { RoutingDocument } from './corpus.ts';

/** What a strategy may know of a skill. */
export interface RoutingSkill {
  readonly text: CapabilityText;
  /** Tokens of the whole SKILL.md, at least 1. */
  readonly tokens: number;
}

/** Reads a document as the product reads a library's. @param tokens of its whole text */
export function routingSkill({ path, text }: RoutingDocument, splitter: FrontMatterSplitter, tokens: number): RoutingSkill {
  return { text: capabilityText(readSkillText(text, path, splitter)), tokens: Math.max(1, tokens) };
}
