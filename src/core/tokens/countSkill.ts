import type { SkillTokens, TokenCounter } from './tokenCounter.ts';

/**
 * The text counted as a skill's listing: `name: description`, or the name alone where there is no description. Hosts wrap
 * it differently (a list item, XML elements); the wrapping is theirs and not counted.
 */
export function listingText(name: string, description: string): string {
  return description === '' ? name : `${name}: ${description}`;
}

/** Counts a skill's listing and its whole SKILL.md. */
export function countSkill(counter: TokenCounter, skill: { readonly name: string; readonly description: string; readonly text: string }): SkillTokens {
  return { listing: counter.count(listingText(skill.name, skill.description)), document: counter.count(skill.text) };
}
