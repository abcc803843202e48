/** A line of Markdown: its content [start, end), and whether it stands in a fenced code block or an HTML comment. */
export interface BodyLine {
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'code' | 'fence' | 'comment';
}

interface OpenFence {
  readonly mark: string;
  readonly length: number;
}

/** The fence that a line may open or close, at any indentation, for lists indent theirs. */
function fenceAt(text: string, start: number, end: number): (OpenFence & { readonly after: number }) | undefined {
  let at = start;
  while (at < end && (text[at] === ' ' || text[at] === '\t')) at++;
  const mark = text.charAt(at);
  if (mark !== '`' && mark !== '~') return undefined;
  let after = at;
  while (after < end && text[after] === mark) after++;
  return after - at >= 3 ? { mark, length: after - at, after } : undefined;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text[at] !== ' ' && text[at] !== '\t') return false;
  return true;
}

/** Walks the lines of `text` from `from`; `\n`, `\r\n` and a lone `\r` end a line. Linear. */
export function* bodyLines(text: string, from: number): Generator<BodyLine> {
  let fence: OpenFence | undefined;
  let inComment = false;
  for (let start = from; start < text.length; ) {
    let end = start;
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
    const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
    const mark = inComment ? undefined : fenceAt(text, start, end);
    if (fence) {
      const closes = mark && mark.mark === fence.mark && mark.length >= fence.length && isBlank(text, mark.after, end);
      if (closes) fence = undefined;
      yield { start, end, kind: closes ? 'fence' : 'code' };
    } else if (mark && (mark.mark === '~' || !hasBacktick(text, mark.after, end))) {
      fence = mark;
      yield { start, end, kind: 'fence' };
    } else {
      const opens: boolean = inComment || /^ {0,3}<!--/.test(text.slice(start, Math.min(end, start + 8)));
      inComment = opens && !text.slice(start, end).includes('-->');
      yield { start, end, kind: opens ? 'comment' : 'text' };
    }
    start = next;
  }
}

function hasBacktick(text: string, start: number, end: number): boolean {
  const at = text.indexOf('`', start);
  return at !== -1 && at < end;
}
