import { problem } from './problems.ts';
import { proseKeys } from './proseKeys.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

/** Words that begin a text with `&`: YAML takes them for a mark to come back to, and they are gone. Fine where an alias does come back. */
export function lostAnchors(yaml: string, offset: number, entries: readonly FrontMatterEntry[]): SkillProblem[] {
  return entries.flatMap(({ key, value, valueRange }): SkillProblem[] => {
    const word = /^&[^\s,[\]{}]+/.exec(yaml.slice(valueRange.start - offset, valueRange.end - offset))?.[0];
    if (word === undefined || (key !== 'name' && !proseKeys.has(key)) || (typeof value === 'object' && value !== null) || yaml.includes(`*${word.slice(1)}`)) return [];
    return [problem('special-character', valueRange.start, valueRange.start + 1,
      `A value that begins with "&" has a special meaning in YAML, so "${word}" is lost in silence. Put the whole value in quotes.`)];
  });
}
