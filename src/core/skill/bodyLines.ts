import { IndentedCode } from './indentedCode.ts';

/** A line of Markdown: its content [start, end), and whether it stands in a code block, fenced or indented, or an HTML comment. */
export interface BodyLine {
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'code' | 'fence' | 'comment';
}

const backtick = 0x60;
const tilde = 0x7e;

interface OpenFence {
  readonly mark: string;
  readonly length: number;
}

/** The fence that a line may open or close, at any indentation, for lists indent theirs. */
function fenceAt(text: string, start: number, end: number): (OpenFence & { readonly after: number }) | undefined {
  let at = start;
  while (at < end && isBlankAt(text, at)) at++;
  const code = at < end ? text.charCodeAt(at) : 0;
  if (code !== backtick && code !== tilde) return undefined;
  let after = at;
  while (after < end && text.charCodeAt(after) === code) after++;
  return after - at >= 3 ? { mark: text.charAt(at), length: after - at, after } : undefined;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isBlankAt(text, at)) return false;
  return true;
}

function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0x09;
}

/** Ends of lines in order, each looked for once. */
class LineEnds {
  readonly #text: string;
  #feed = -2;
  #return = -2;

  constructor(text: string) {
    this.#text = text;
  }

  /** Offset of the first `\n` or `\r` from `start` on, which never goes back; the length where there is none. */
  next(start: number): number {
    if (this.#feed < start) this.#feed = this.#find('\n', start);
    if (this.#return < start) this.#return = this.#find('\r', start);
    return Math.min(this.#feed, this.#return);
  }

  #find(end: string, start: number): number {
    const at = this.#text.indexOf(end, start);
    return at < 0 ? this.#text.length : at;
  }
}

/** Walks the lines of `text` from `from`; `\n`, `\r\n` and a lone `\r` end a line. Linear. */
export function* bodyLines(text: string, from: number): Generator<BodyLine> {
  let fence: OpenFence | undefined;
  let inComment = false;
  const indented = new IndentedCode();
  const ends = new LineEnds(text);
  for (let start = from; start < text.length; ) {
    const end = ends.next(start);
    const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
    const mark = inComment ? undefined : fenceAt(text, start, end);
    if (fence) {
      const closes = mark && mark.mark === fence.mark && mark.length >= fence.length && isBlank(text, mark.after, end);
      if (closes) fence = undefined;
      yield { start, end, kind: closes ? 'fence' : 'code' };
    } else if (mark && (mark.mark === '~' || !hasBacktick(text, mark.after, end))) {
      fence = mark;
      indented.interrupt();
      yield { start, end, kind: 'fence' };
    } else {
      const opens: boolean = inComment || opensComment(text, start, end);
      inComment = opens && !text.slice(start, end).includes('-->');
      if (opens) indented.interrupt();
      yield { start, end, kind: opens ? 'comment' : indented.take(text, start, end) ? 'code' : 'text' };
    }
    start = next;
  }
}

function opensComment(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && at < start + 3 && text.charCodeAt(at) === 0x20) at++;
  return at + 4 <= end && text.startsWith('<!--', at);
}

function hasBacktick(text: string, start: number, end: number): boolean {
  const at = text.indexOf('`', start);
  return at !== -1 && at < end;
}
