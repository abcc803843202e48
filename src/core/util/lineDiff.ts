/** Lines of context around a change, and those searched at most before the rest counts as rewritten. */
const context = 3;
const mostEdits = 1_000;

interface Change {
  /** Lines of the old text, from 0, that give way to lines of the new one. */
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** A unified diff of two texts, '' where they are equal. Line ends of the texts are not shown. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const oldLines = linesOf(before);
  const newLines = linesOf(after);
  const changes = changesOf(oldLines, newLines);
  if (changes.length === 0) return '';
  const shown = (lines: readonly string[], from: number, to: number, mark: string) => lines.slice(from, to).map((line) => `${mark}${line.replace(/\r?\n$/, '')}`);
  const hunks = hunksOf(changes).flatMap((hunk) => {
    const [first, last] = [hunk[0]!, hunk.at(-1)!];
    const start = Math.max(0, first.oldStart - context);
    const end = Math.min(oldLines.length, last.oldEnd + context);
    const newStart = first.newStart - (first.oldStart - start);
    const newEnd = last.newEnd + (end - last.oldEnd);
    const body = hunk.flatMap((change, index) => [
      ...shown(oldLines, index === 0 ? start : hunk[index - 1]!.oldEnd, change.oldStart, ' '),
      ...shown(oldLines, change.oldStart, change.oldEnd, '-'),
      ...shown(newLines, change.newStart, change.newEnd, '+'),
    ]);
    return [`@@ -${rangeOf(start, end)} +${rangeOf(newStart, newEnd)} @@`, ...body, ...shown(oldLines, last.oldEnd, end, ' ')];
  });
  return [`--- a/${path}`, `+++ b/${path}`, ...hunks, ''].join('\n');
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function rangeOf(start: number, end: number): string {
  return `${end === start ? start : start + 1},${end - start}`;
}

function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    if (last && change.oldStart - last.at(-1)!.oldEnd <= 2 * context) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

/** The changes between two lists of lines (Myers 1986): as few lines as can be. */
function changesOf(a: readonly string[], b: readonly string[]): Change[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const [n, m] = [a.length - head - tail, b.length - head - tail];
  if (n === 0 && m === 0) return [];
  const whole: Change = { oldStart: head, oldEnd: head + n, newStart: head, newEnd: head + m };
  // By diagonal k = x - y: how far along it a path with so many edits comes.
  const trace: Map<number, number>[] = [];
  for (let edits = 0, reach = new Map([[1, 0]]); edits <= mostEdits; edits++) {
    trace.push(reach);
    const next = new Map<number, number>();
    for (let k = -edits; k <= edits; k += 2) {
      let x = fromBelow(reach, k, edits) ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < n && x - k < m && a[head + x] === b[head + x - k]) x++;
      next.set(k, x);
      if (x >= n && x - k >= m) return merged(edited(trace, n, m), head);
    }
    reach = next;
  }
  return [whole];
}

function fromBelow(reach: ReadonlyMap<number, number>, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
}

/** Walks the paths back. @returns for each edit its place, in order */
function edited(trace: readonly ReadonlyMap<number, number>[], n: number, m: number): { x: number; y: number; insert: boolean }[] {
  const edits = [];
  let k = n - m;
  for (let step = trace.length - 1; step > 0; step--) {
    const insert = fromBelow(trace[step]!, k, step);
    k += insert ? 1 : -1;
    const x = trace[step]!.get(k) ?? 0;
    edits.push({ x, y: x - k, insert });
  }
  return edits.reverse();
}

function merged(edits: readonly { x: number; y: number; insert: boolean }[], head: number): Change[] {
  const changes: Change[] = [];
  for (const { x, y, insert } of edits) {
    const [oldStart, newStart] = [head + x, head + y];
    const [oldEnd, newEnd] = insert ? [oldStart, newStart + 1] : [oldStart + 1, newStart];
    const last = changes.at(-1);
    if (last?.oldEnd === oldStart && last.newEnd === newStart) changes[changes.length - 1] = { ...last, oldEnd, newEnd };
    else changes.push({ oldStart, oldEnd, newStart, newEnd });
  }
  return changes;
}
