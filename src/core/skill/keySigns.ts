import { problem } from './problems.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

const KEYS = 'name|description|license|compatibility|metadata|allowed-tools|when_to_use|argument-hint';
const NO_COLON = new RegExp(`^(${KEYS})(?:[ \\t]*(=>?|；|;)[ \\t]*|[ \\t]+)(?=\\S)`, 'i');
const STRANGE = /^([A-Za-z_][\w-]{0,60})([ \t]*：[ \t]*|:[\u00a0\u2000-\u200a\u202f\u3000]+[ \t]*)/;

/**
 * What stands between a key and its value in place of a colon and a blank; undefined where nothing does.
 * @param head how the line begins
 * @param start its offset
 * @param isTaken whether a key stands elsewhere: then `description of …` is text that goes on with another value
 */
export function signAfterKey(head: string, start: number, isTaken: (key: string) => boolean): SkillProblem | undefined {
  const [strange, key = '', colon = ''] = STRANGE.exec(head) ?? [];
  if (strange !== undefined) {
    const why = colon.includes('：') ? 'This colon is a full-width one' : 'What follows this colon is no ordinary blank';
    return problem('colon-without-space', start + key.length, start + strange.length, `${why}, so YAML sees no key "${key}" here and hosts drop the skill. Write an ordinary colon and a space.`);
  }
  const [found, known = '', sign] = NO_COLON.exec(head) ?? [];
  if (found === undefined || isTaken(known.toLowerCase())) return undefined;
  const message = sign === undefined ? `No colon follows "${known}"` : `"${sign}" follows "${known}" where a colon is due`;
  return problem('colon-missing', start + known.length, start + found.length, `${message}, so YAML sees no key here and hosts drop the skill. Write "${known}: ".`);
}

/** Keys that are part of another one, for the first colon that YAML knows comes later: `description = Use when: asked`. */
export function swallowedKeys(entries: readonly FrontMatterEntry[]): SkillProblem[] {
  const keys = new Set(entries.map(({ key }) => key.toLowerCase()));
  return entries.flatMap(({ key, keyRange }) => signAfterKey(key, keyRange.start, (each) => keys.has(each)) ?? []);
}
