// Bullet or number, and the blanks behind it.
const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:([ \t]+)|$)/;
const MARKS = '-*+0123456789';
const INDENT = 4;

/** Tells which lines are indented code: at least four columns deeper than the text around them, and no line of a paragraph. */
export class IndentedCode {
  /** Columns at which the text of the open list items begins. */
  readonly #items: number[] = [];
  #inParagraph = false;

  /** A line that is no text stands between. */
  interrupt(): void {
    this.#inParagraph = false;
  }

  /** Whether the next line [start, end) is indented code. */
  take(text: string, start: number, end: number): boolean {
    let column = 0;
    let at = start;
    for (; at < end; at++) {
      const char = text[at];
      if (char === ' ') column++;
      else if (char === '\t') column += INDENT - (column % INDENT);
      else break;
    }
    if (at === end) {
      this.#inParagraph = false;
      return false;
    }
    const item = MARKS.includes(text.charAt(at)) ? LIST_ITEM.exec(text.slice(at, Math.min(end, at + 16))) : null;
    // A paragraph may go on at any depth.
    if (this.#inParagraph && !item && text[at] !== '#') return false;
    while (column < (this.#items.at(-1) ?? 0)) this.#items.pop();
    if (!this.#inParagraph && column - (this.#items.at(-1) ?? 0) >= INDENT) return true;
    if (item) {
      const blanks = item[1]?.length ?? 1;
      this.#items.push(column + item[0].length - (item[1]?.length ?? 0) + (blanks > INDENT ? 1 : blanks));
    }
    // A heading ends with its line; behind anything else a deeper line goes on.
    this.#inParagraph = text[at] !== '#';
    return false;
  }
}
