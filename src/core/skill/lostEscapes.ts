import { drivePaths, escapesIn, type Escape } from './escapes.ts';
import { problem } from './problems.ts';
import { proseKeys } from './proseKeys.ts';
import type { FrontMatterEntry, SkillProblem } from './skill.ts';

// What no author types into a line of prose on purpose.
// eslint-disable-next-line no-control-regex
const UNMEANT = /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u2028\u2029]/;

/** Escapes in double quotes that YAML knows and the author hardly meant: `C:\new` has a line end in it, `\bword` a backspace. */
export function lostEscapes(yaml: string, offset: number, entries: readonly FrontMatterEntry[]): SkillProblem[] {
  return entries.flatMap(({ key, valueRange }): SkillProblem[] => {
    const [start, end] = [valueRange.start - offset, valueRange.end - offset];
    if ((key !== 'name' && !proseKeys.has(key)) || yaml.charAt(start) !== '"') return [];
    const lost = unmeantEscapes(yaml, start, end);
    const [first] = lost;
    if (!first) return [];
    const shown = [...new Set(lost.map((each) => `"${yaml.slice(each.start, each.end)}" makes ${nameOf(each)}`))].slice(0, 3).join(', ');
    return [problem('escape-not-meant', offset + first.start, offset + first.end,
      `In double quotes ${shown}, and hosts show that instead of what is written. ${adviceFor(first)}`)];
  });
}

function adviceFor({ letter }: Escape): string {
  return letter === '_' ? 'Remove the backslash, or double it if it is to be seen.' : 'Double each backslash that is to be seen, or use single quotes.';
}

/** The escapes of a double-quoted value that make a character which was hardly meant. */
export function unmeantEscapes(text: string, start: number, end: number): Escape[] {
  const escapes = escapesIn(text, start, end);
  const strange = escapes.filter((each) => isStrange(text, each));
  const paths = drivePaths(text, start, end);
  // A tab or a line end is often meant; before a small letter in a path, or beside another slip, it is not.
  return escapes.filter((each) => {
    if (strange.includes(each)) return true;
    if (!'tn'.includes(each.letter) || !/[a-z]/.test(text.charAt(each.end))) return false;
    return paths.some((path) => path.start < each.start && each.end <= path.end) || (strange.length > 0 && each.letter === 't');
  });
}

function isStrange(text: string, { makes, letter, end }: Escape): boolean {
  if (makes === undefined || makes === '' || !UNMEANT.test(makes)) return false;
  // A no-break space by its number, and a carriage return before a line feed, are meant.
  return !(makes === '\u00a0' && letter !== '_') && !(makes === '\r' && text.startsWith('\\n', end));
}

const NAMES: Readonly<Record<string, string>> = { '\t': 'a tab', '\n': 'a line end', '\r': 'a carriage return', '\b': 'a backspace', '\u00a0': 'a no-break space' };

function nameOf({ makes = '' }: Escape): string {
  return NAMES[makes] ?? `the invisible character U+${makes.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
