import type { FrontMatterEntry, Skill } from '../skill/skill.ts';

/**
 * Where in the skill's text the character of a text value stands, whatever the value's style.
 * @param offset UTF-16 offset in the value
 * @returns an offset within the entry's range; undefined where the writing cannot be followed, such as past an escape by number
 */
export function writtenOffset({ text }: Skill, { value, valueRange }: FrontMatterEntry, offset: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  let at = startOfText(text, valueRange.start);
  for (let done = 0; done < offset; ) {
    const wanted = value.charAt(done);
    const found = text.charAt(at);
    if (at >= valueRange.end) return undefined;
    if (/\s/.test(wanted)) {
      // Folding turns a line end with its indentation into one blank or several line ends.
      done = skipBlanks(value, done, offset);
      at = skipBlanks(text, at, valueRange.end);
    } else if (found === wanted) {
      // In single quotes a quote is written twice.
      at += wanted === "'" && text.charAt(valueRange.start) === "'" ? 2 : 1;
      done++;
    } else if (found === '\\' && text.charAt(at + 1) === wanted) {
      at += 2;
      done++;
    } else return undefined;
  }
  return at;
}

/** Past an opening quote or the line of a block's indicator. */
function startOfText(text: string, start: number): number {
  const header = /^(?:["']|[|>][-+0-9]*[^\n]*\n\s*)/.exec(text.slice(start, start + 200));
  return start + (header?.[0].length ?? 0);
}

function skipBlanks(text: string, from: number, end: number): number {
  while (from < end && /\s/.test(text.charAt(from))) from++;
  return from;
}
