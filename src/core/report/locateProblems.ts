import { lineStarts, positionAt } from '../skill/position.ts';
import type { Skill } from '../skill/skill.ts';
import type { LocatedProblem } from './libraryReport.ts';

/** A skill's problems with lines and columns, in the order of their places. */
export function locateProblems(skill: Skill): LocatedProblem[] {
  if (skill.problems.length === 0) return [];
  const starts = lineStarts(skill.text);
  return [...skill.problems]
    .sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end)
    .map(({ code, severity, message, range }) => ({
      code,
      severity,
      message,
      start: positionAt(starts, range.start),
      end: positionAt(starts, range.end),
    }));
}
