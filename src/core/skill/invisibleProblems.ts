import { invisibleAt, withoutInvisible, written } from './invisible.ts';
import { problem } from './problems.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

/** Invisible characters in keys, in the name and, where they are hardly meant, in other values: the first of each. */
export function invisibleProblems(text: string, entries: readonly FrontMatterEntry[]): SkillProblem[] {
  const problems: SkillProblem[] = [];
  for (const { key, keyRange, value, valueRange } of entries) {
    const inKey = invisibleAt(text.slice(keyRange.start, keyRange.end), true);
    if (inKey !== -1) {
      const seen = withoutInvisible(key);
      const at = keyRange.start + inKey;
      problems.push(problem('invisible-character', at, at + 1, `An invisible character ${nameAt(text, at)} is part of this key, so hosts do not see "${seen}". Delete it.`, seen === 'description' ? 'error' : 'warning'));
    }
    if (typeof value !== 'string') continue;
    const inValue = invisibleAt(text.slice(valueRange.start, valueRange.end), key === 'name');
    if (inValue === -1) continue;
    const at = valueRange.start + inValue;
    const isTurn = /[\u202d\u202e]/.test(text.charAt(at));
    const effect = isTurn ? 'turns the direction of writing, so people read another text than the agent' : `stands here and is part of the ${key === 'name' ? 'name' : 'text'}`;
    problems.push(problem('invisible-character', at, at + 1, `An invisible character ${nameAt(text, at)} ${effect}. Delete it.`));
  }
  return problems;
}

function nameAt(text: string, at: number): string {
  return `(${written(text.charAt(at))})`;
}
