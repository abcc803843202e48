/** Code points of a text: what hosts count as characters. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (!isSecondHalf(text, at)) count++;
  return count;
}

/** Whether a text has more code points than a limit, without counting those of a shorter one. */
export function exceeds(text: string, limit: number): boolean {
  return text.length > limit && countCodePoints(text) > limit;
}

/** UTF-16 offset at which the code point with this number (from 0) begins; the length of the text where it has fewer. */
export function offsetOfCodePoint(text: string, number: number): number {
  if (number === 0) return 0;
  let count = -1;
  for (let at = 0; at < text.length; at++) if (!isSecondHalf(text, at) && ++count === number) return at;
  return text.length;
}

function isSecondHalf(text: string, at: number): boolean {
  return isIn(text.charCodeAt(at), 0xdc00) && at > 0 && isIn(text.charCodeAt(at - 1), 0xd800);
}

/** Whether a UTF-16 unit is one of the 1,024 surrogates from `first` on. */
function isIn(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400;
}
