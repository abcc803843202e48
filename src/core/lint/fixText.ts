import type { TextEdit } from './rule.ts';

/** Applies edits that are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.range.start), edit.text);
    at = edit.range.end;
  }
  return parts.join('') + text.slice(at);
}

/** An edit that removes a range. */
export function removal(start: number, end: number): TextEdit {
  return { range: { start, end }, text: '' };
}
