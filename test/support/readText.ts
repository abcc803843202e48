import { readSkill } from '../../src/core/skill/readSkill.ts';
import type { Skill } from '../../src/core/skill/skill.ts';
import { grayMatterSplitter } from '../../src/worker/grayMatterSplitter.ts';

/** Reads a skill from text or bytes, as the product does. */
export function readText(content: string | Uint8Array, path = 'some/demo/SKILL.md'): Skill {
  return readSkill(typeof content === 'string' ? new TextEncoder().encode(content) : content, path, grayMatterSplitter);
}
