import { bodyLines } from './bodyLines.ts';
import type { Heading } from './skill.ts';

interface Paragraph {
  readonly start: number;
  readonly end: number;
}

/** The headings of a Markdown body that begins at `from`, ATX (`## Text`) and setext (underlined); linear. */
export function findHeadings(text: string, from: number): Heading[] {
  const headings: Heading[] = [];
  let paragraph: Paragraph | undefined;
  for (const line of bodyLines(text, from)) {
    if (line.kind !== 'text') {
      paragraph = undefined;
      continue;
    }
    const end = trimmedEnd(text, line.start, line.end);
    const start = trimmedStart(text, line.start, end);
    const shallow = start - line.start <= 3 && text.charAt(line.start) !== '\t';
    const atx = shallow ? atxHeading(text, start, end) : undefined;
    if (atx) {
      headings.push(atx);
      paragraph = undefined;
      continue;
    }
    const level = shallow && paragraph ? underlineLevel(text, start, end) : 0;
    if (level > 0 && paragraph) {
      headings.push({ level, text: plainText(text, paragraph.start, paragraph.end), range: { start: paragraph.start, end } });
      paragraph = undefined;
    } else if (paragraph && start < end && !beginsOther(text, start)) paragraph = { start: paragraph.start, end };
    else paragraph = shallow && start < end && !beginsOther(text, start) ? { start, end } : undefined;
  }
  return headings;
}

function trimmedStart(text: string, start: number, end: number): number {
  while (start < end && isBlank(text.charAt(start))) start++;
  return start;
}

function trimmedEnd(text: string, start: number, end: number): number {
  while (end > start && isBlank(text.charAt(end - 1))) end--;
  return end;
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\t';
}

function atxHeading(text: string, start: number, end: number): Heading | undefined {
  let at = start;
  while (at < end && text.charAt(at) === '#') at++;
  const level = at - start;
  if (level < 1 || level > 6 || (at < end && !isBlank(text.charAt(at)))) return undefined;
  let textEnd = end;
  while (textEnd > at && text.charAt(textEnd - 1) === '#') textEnd--;
  // Closing marks count only after a blank: `# C#` is called "C#".
  if (textEnd > at && !isBlank(text.charAt(textEnd - 1))) textEnd = end;
  return { level, text: plainText(text, at, textEnd), range: { start, end } };
}

/** 1 for a line of `=`, 2 for one of `-`, else 0. */
function underlineLevel(text: string, start: number, end: number): number {
  const mark = text.charAt(start);
  if (mark !== '=' && mark !== '-') return 0;
  for (let at = start; at < end; at++) if (text.charAt(at) !== mark) return 0;
  return mark === '=' ? 1 : 2;
}

/** Whether a line begins a list, a quote, a table or HTML rather than a paragraph. */
function beginsOther(text: string, start: number): boolean {
  return /^(?:[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|[>|<]|(?:[-*_][ \t]*){3})/.test(text.slice(start, start + 16));
}

// A heading longer than this is no heading to show.
const TEXT_LIMIT = 500;

function plainText(text: string, start: number, end: number): string {
  return text.slice(start, Math.min(end, start + TEXT_LIMIT)).replace(/\s+/g, ' ').trim();
}
