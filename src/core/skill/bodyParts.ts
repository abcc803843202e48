import { bodyLines } from './bodyLines.ts';

/** A part of a Markdown body: lines of text that belong together, or one line of code. */
export interface BodyPart {
  readonly start: number;
  /** Of the same length as the part, with HTML comments blanked. */
  readonly content: string;
  readonly isCode: boolean;
}

// A blank line, and what begins another block: within it, a code span or a link may go on over line ends.
const BEGINS_BLOCK = /^[ \t]*(?:$|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|[>|])/;

/** The parts of a Markdown body from an offset on, without comments; linear. */
export function* bodyParts(text: string, from: number): Generator<BodyPart> {
  let start = -1;
  let end = -1;
  const part = (): BodyPart => ({ start, content: withoutComments(text.slice(start, end)), isCode: false });
  for (const line of bodyLines(text, from)) {
    const content = text.slice(line.start, line.end);
    if (start !== -1 && (line.kind !== 'text' || content === '' || BEGINS_BLOCK.test(content))) {
      yield part();
      start = -1;
    }
    if (line.kind === 'code') yield { start: line.start, content, isCode: true };
    if (line.kind !== 'text') continue;
    if (start === -1) start = line.start;
    end = line.end;
  }
  if (start !== -1) yield part();
}

function withoutComments(text: string): string {
  if (!text.includes('<!--')) return text;
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf('<!--'); open !== -1; open = text.indexOf('<!--', from)) {
    const close = text.indexOf('-->', open + 4);
    if (close === -1) break;
    kept.push(text.slice(from, open), ' '.repeat(close + 3 - open));
    from = close + 3;
  }
  return kept.join('') + text.slice(from);
}
