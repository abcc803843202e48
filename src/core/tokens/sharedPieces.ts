import { classesAt, newline, number, runEnd, space, symbol, unitsOf } from './characterClass.ts';

const spaceUnit = 0x20;

/** `[^\r\n\p{L}\p{N}]?`, the one character that a word may take along. @returns its end, or `at` when there is none */
export function prefixEnd(text: string, at: number): number {
  const classes = classesAt(text, at);
  return (classes & (symbol | space)) !== 0 && (classes & newline) === 0 ? at + unitsOf(classes) : at;
}

/** `\p{N}{1,3}` @returns its end, or `at` when there is no number */
export function numberEnd(text: string, at: number): number {
  let end = at;
  for (let digits = 0; digits < 3; digits++) {
    const classes = classesAt(text, end);
    if ((classes & number) === 0) break;
    end += unitsOf(classes);
  }
  return end;
}

/** ` ?[^\s\p{L}\p{N}]+` @returns its end, or `at` when there is no symbol */
export function symbolsEnd(text: string, at: number): number {
  const start = text.charCodeAt(at) === spaceUnit ? at + 1 : at;
  const end = runEnd(text, start, symbol);
  return end > start ? end : at;
}

/** `\s*[\r\n]+|\s+(?!\S)|\s+` at a white space character. All white space is one unit wide. @returns its end */
export function spaceEnd(text: string, at: number): number {
  let end = at;
  let lastLineEnd = at;
  for (let classes = classesAt(text, end); (classes & space) !== 0; classes = classesAt(text, end)) {
    end++;
    if ((classes & newline) !== 0) lastLineEnd = end;
  }
  if (lastLineEnd > at) return lastLineEnd;
  // The last space before other text is left to the next piece.
  return end < text.length && end - at > 1 ? end - 1 : end;
}
