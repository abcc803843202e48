import { excerpt, problem } from './problems.ts';
import { proseKeys } from './proseKeys.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

/** Comments that cut an unquoted value: after prose any, elsewhere only those that do not look like one (`#123`). */
export function lostComments(yaml: string, offset: number, entries: readonly FrontMatterEntry[]): SkillProblem[] {
  return entries.flatMap((entry): SkillProblem[] => {
    const nested = lostComments(yaml, offset, entry.children);
    if (typeof entry.value === 'object' && entry.value !== null) return nested;
    const from = entry.valueRange.end - offset;
    const first = yaml.charAt(entry.valueRange.start - offset);
    const written = /^[ \t]+#[^\r\n]*/.exec(yaml.slice(from, from + 2_000))?.[0];
    if (written === undefined || (from > entry.valueRange.start - offset && /["'|>]/.test(first))) return nested;
    const lost = written.trimStart();
    if (/^#[ \t]*skill-loadout-/.test(lost)) return nested;
    if (!proseKeys.has(entry.key) && /^#(?:\s|$)/.test(lost)) return nested;
    const start = entry.valueRange.end + written.length - lost.length;
    return [problem('comment-cuts-value', start, start + lost.trimEnd().length,
      `" #" begins a comment in YAML, so "${excerpt(lost)}" is lost and hosts read only "${excerpt(yaml.slice(Math.max(entry.valueRange.start - offset, from - 40), from))}". Put the whole value in quotes.`)];
  });
}
