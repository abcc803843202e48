import type { TextRange } from './skill.ts';

/** Longest front matter that is read, in UTF-16 code units; the longest of 5,367 public skills has 6,500. */
export const frontMatterLimit = 65_536;

/** How a front matter library divides a text. */
export interface FrontMatterSplit {
  /** Between the `---` lines. */
  readonly matter: TextRange;
  /** Where the text after the closing line begins. */
  readonly bodyStart: number;
}

/** The port to a front matter library. */
export interface FrontMatterSplitter {
  /**
   * Divides a text and hands the YAML part to `readYaml` (not at all where it is blank). Runs no code
   * that the text may hold, and throws nothing unless `readYaml` does.
   * @param readYaml called with the YAML and its offset in the text
   * @returns undefined where the first line is not exactly `---` or the library refuses the text
   */
  split(text: string, readYaml: (yaml: string, offset: number) => void): FrontMatterSplit | undefined;
}

/** A line's content [start, end) and where the next one begins. */
export interface Line extends TextRange {
  readonly next: number;
}

/** The line that begins at `start`; `\n` and `\r\n` end a line. */
export function lineAt(text: string, start: number): Line {
  const newline = text.indexOf('\n', start);
  if (newline === -1) return { start, end: text.length, next: text.length };
  const crlf = newline > start && text.charCodeAt(newline - 1) === 13;
  return { start, end: crlf ? newline - 1 : newline, next: newline + 1 };
}

/** The `---` lines as skill hosts look for them: the first line, and the next one that is `---` (blanks may follow). */
export interface FrontMatterFence {
  readonly opening: Line;
  /** Undefined where none closes the block within the limit. */
  readonly closing: Line | undefined;
  /** The first line that only begins with `---`, where one stands before the closing line. */
  readonly nearMiss: Line | undefined;
  /** Whether the search ended at the limit. */
  readonly cut: boolean;
}

/** Finds the lines around a front matter whose opening line begins at `start`. */
export function findFence(text: string, start: number): FrontMatterFence {
  const opening = lineAt(text, start);
  const limit = opening.next + frontMatterLimit;
  let nearMiss: Line | undefined;
  let at = text.startsWith('---', opening.next) && opening.next > opening.end ? opening.next : nextDashes(text, opening.end);
  while (at !== -1 && at <= limit) {
    const line = lineAt(text, at);
    if (line.end - at <= 1_000 && text.slice(at, line.end).trimEnd() === '---') return { opening, closing: line, nearMiss, cut: false };
    nearMiss ??= line;
    at = nextDashes(text, line.end);
  }
  return { opening, closing: undefined, nearMiss, cut: at !== -1 };
}

function nextDashes(text: string, from: number): number {
  const at = text.indexOf('\n---', from);
  return at === -1 ? -1 : at + 1;
}
