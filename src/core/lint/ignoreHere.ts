import { bodyLines } from '../skill/bodyLines.ts';
import type { Skill } from '../skill/skill.ts';
import type { Finding, TextEdit } from './rule.ts';

/**
 * The edit that turns the finding's rule off: for its line where a comment above it stays out of sight, else for
 * the file. Undefined where there is no front matter to write it into.
 */
export function ignoreHere(skill: Skill, { rule, range }: Pick<Finding, 'rule' | 'range'>): TextEdit | undefined {
  const { text, frontMatterRange, bodyRange } = skill;
  if (!frontMatterRange) return undefined;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (range.start >= bodyRange.start) {
    const line = [...bodyLines(text, bodyRange.start)].find(({ start, end }) => start <= range.start && range.start <= end);
    // Between the rows of a table or in code a comment would show.
    const isPlain = line?.kind === 'text' && !/^[ \t]*\|/.test(text.slice(line.start, line.end));
    if (line && isPlain) return { range: { start: line.start, end: line.start }, text: `<!-- skill-loadout-disable-next-line ${rule} -->${newline}` };
  }
  return { range: { start: frontMatterRange.start, end: frontMatterRange.start }, text: `# skill-loadout-disable ${rule}${newline}` };
}
