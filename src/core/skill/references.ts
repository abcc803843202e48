import { bodyLines } from './bodyLines.ts';
import { referencePath } from './referencePath.ts';
import type { Reference } from './skill.ts';

const REFERENCE_LIMIT = 200;
const DESTINATION_LIMIT = 1_000;

// Folders that skills keep their own files in; other bare paths mostly speak of the user's project.
const FOLDERS = 'references?|scripts|assets|resources|templates|examples|rules|workflows|agents|docs|guides|prompts|schemas|data|themes|modules|patterns|subskills';
const BARE = new RegExp(`(?:\\./)?(?:${FOLDERS})/[\\p{L}\\p{N}_./@+%-]+`, 'gu');
// A path that goes on to the left belongs to something else, but for a variable that stands for the skill's folder.
const PATH_CHARACTER = /[\p{L}\p{N}_./\\~:@$%+-]/u;
const OWN_FOLDER = /(?:\{(?:baseDir|skillDir|SKILL_DIR|CLAUDE_SKILL_DIR)\}|\$(?:SKILL_DIR|CLAUDE_SKILL_DIR))\/$/;

/** A path or address as written, and where it begins in the line. */
export interface Found {
  readonly written: string;
  readonly start: number;
}

/** The relative paths that a Markdown body which begins at `from` refers to, each once, at most 200; linear. */
export function findReferences(text: string, from: number): Reference[] {
  const references = new Map<string, Reference>();
  for (const line of bodyLines(text, from)) {
    if (line.kind === 'comment') continue;
    const content = text.slice(line.start, line.end);
    const found = [...(line.kind === 'text' ? linksIn(content) : []), ...bareMentions(content)].sort((a, b) => a.start - b.start);
    for (const { written, start } of found) {
      const path = referencePath(written);
      if (path === undefined || references.has(path)) continue;
      const at = line.start + start;
      references.set(path, { written, path, range: { start: at, end: at + written.length } });
      if (references.size >= REFERENCE_LIMIT) return [...references.values()];
    }
  }
  return [...references.values()];
}

/** Destinations of links, images and link definitions outside code spans of one line. */
export function linksIn(line: string): Found[] {
  const found: Found[] = [];
  if (!line.includes(']')) return found;
  const inCode = codeSpans(line);
  const definition = /^ {0,3}\[[^\]]{1,200}\]:[ \t]*(?=\S)/.exec(line);
  if (definition) found.push(destinationAt(line, definition[0].length, false));
  for (let at = line.indexOf(']('); at !== -1; at = line.indexOf('](', at)) {
    at += 2;
    if (inCode(at)) continue;
    const destination = destinationAt(line, at, true);
    found.push(destination);
    // Without a step over what was looked at, a run of `](` would be looked at from each of them.
    at = destination.end;
  }
  return found;
}

/** The destination that begins at `at`: in angle brackets, or up to a blank or the closing parenthesis; '' where there is none. */
function destinationAt(line: string, at: number, inParentheses: boolean): Found & { readonly end: number } {
  const limit = Math.min(line.length, at + DESTINATION_LIMIT);
  while (at < limit && (line[at] === ' ' || line[at] === '\t')) at++;
  if (line[at] === '<') {
    const close = line.slice(at, limit).indexOf('>');
    return close === -1 ? { written: '', start: at, end: limit } : { written: line.slice(at + 1, at + close), start: at + 1, end: at + close };
  }
  let depth = 0;
  let end = at;
  for (; end < limit; end++) {
    const char = line[end];
    if (char === ' ' || char === '\t') break;
    if (char === '(') depth++;
    if (char === ')' && inParentheses && depth-- === 0) break;
  }
  const isOpen = end === limit && inParentheses;
  return { written: isOpen ? '' : line.slice(at, end), start: at, end };
}

/** Tells whether an offset lies in a code span of the line; offsets must not descend from call to call. */
function codeSpans(line: string): (offset: number) => boolean {
  const spans: (readonly [number, number])[] = [];
  const opens = new Map<number, number>();
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    const open = opens.get(run.length);
    if (open === undefined) opens.set(run.length, index);
    else {
      spans.push([open, index]);
      opens.clear();
    }
  }
  let current = 0;
  return (offset) => {
    while (current < spans.length && (spans[current]?.[1] ?? 0) < offset) current++;
    const span = spans[current];
    return span !== undefined && offset >= span[0];
  };
}

/** Paths below a folder that skills keep files in, wherever they stand. */
function bareMentions(line: string): Found[] {
  const found: Found[] = [];
  if (!line.includes('/')) return found;
  for (const match of line.matchAll(BARE)) {
    const start = match.index;
    const before = line.slice(Math.max(0, start - 24), start);
    if (before !== '' && PATH_CHARACTER.test(before.slice(-1)) && !OWN_FOLDER.test(before)) continue;
    const written = match[0].replace(/[.+@%-]+$/, '');
    if (/\.[A-Za-z0-9]{1,10}$/.test(written) && !/[*<{[(]/.test(line.charAt(start + match[0].length))) found.push({ written, start });
  }
  return found;
}
