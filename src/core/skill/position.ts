/** A place in a text: zero-based line, and UTF-16 code units from its start. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}

const LF = 10;
const CR = 13;

/** Offsets at which the lines of a text begin; `\r\n`, `\n` and a lone `\r` end a line, as in VS Code. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === LF || (unit === CR && text.charCodeAt(i + 1) !== LF)) starts.push(i + 1);
  }
  return starts;
}

/**
 * The position of an offset.
 * @param starts what `lineStarts` gave for the same text
 * @param offset UTF-16 code units, >= 0
 */
export function positionAt(starts: readonly number[], offset: number): TextPosition {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low, character: Math.max(0, offset - (starts[low] ?? 0)) };
}
