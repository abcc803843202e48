import type { Skill } from '../skill/skill.ts';
import { applyEdits } from './fixText.ts';
import { lintSkill, type LintContext } from './lintSkill.ts';
import type { Finding, Fix, TextEdit } from './rule.ts';

// Some faults show only when the one before them is gone.
const ROUNDS = 100;

/** A text after its safe fixes. */
export interface FixedText {
  readonly text: string;
  readonly removesByteOrderMark: boolean;
  /** Ids of the rules whose findings were repaired, once for each finding. */
  readonly fixed: readonly string[];
}

/**
 * Applies all safe fixes of a skill, and those that show up thereby, until none is left.
 * @param read reads a text as the skill at the context's path
 */
export function fixAll(skill: Skill, read: (text: string) => Skill, context: LintContext): FixedText {
  const fixed: string[] = [];
  let current = skill;
  let removesByteOrderMark = false;
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = compatibleFixes(lintSkill(current, context));
    const text = applyEdits(current.text, chosen.edits);
    removesByteOrderMark ||= chosen.removesByteOrderMark;
    // A byte order mark is reported once only: the text that is read again has none.
    fixed.push(...chosen.rules);
    if (text === current.text) break;
    current = read(text);
  }
  return { text: current.text, removesByteOrderMark, fixed };
}

/** The safe fixes of findings that can be applied together: where two touch one place, the first. */
export function compatibleFixes(findings: readonly Finding[]): { edits: readonly TextEdit[]; removesByteOrderMark: boolean; rules: readonly string[] } {
  const edits: TextEdit[] = [];
  const rules: string[] = [];
  let removesByteOrderMark = false;
  for (const { rule, fixes } of findings) {
    const fix = fixes.find(({ safe }) => safe);
    if (!fix || fix.edits.some((edit) => edits.some((other) => touch(edit, other)))) continue;
    edits.push(...fix.edits);
    rules.push(rule);
    removesByteOrderMark ||= fix.removesByteOrderMark === true;
  }
  return { edits: edits.sort((a, b) => a.range.start - b.range.start), removesByteOrderMark, rules };
}

function touch({ range: a }: TextEdit, { range: b }: TextEdit): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** Whether a fix must be shown and confirmed before it is made: it renames or creates files. */
export function asks({ rename, create }: Pick<Fix, 'rename' | 'create'>): boolean {
  return rename !== undefined || create !== undefined;
}
