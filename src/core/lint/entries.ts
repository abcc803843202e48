import type { FrontMatterEntry, Skill, TextRange } from '../skill/skill.ts';

/** The first top-level entry with a key. */
export function entryOf({ entries }: Skill, key: string): FrontMatterEntry | undefined {
  return entries.find((entry) => entry.key === key);
}

/** The value's range, or the key's where there is no value to mark. */
export function visibleRange({ keyRange, valueRange }: FrontMatterEntry): TextRange {
  return valueRange.end > valueRange.start ? valueRange : keyRange;
}
