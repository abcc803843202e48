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
  let count = -1;
  for (let at = 0; at < text.length; at++) if (!isSecondHalf(text, at) && ++count === number) return at;
  return text.length;
}

function isSecondHalf(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(at)) && at > 0 && /[\ud800-\udbff]/.test(text.charAt(at - 1));
}
