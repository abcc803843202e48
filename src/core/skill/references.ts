import { bodyParts } from './bodyParts.ts';
import { linksIn } from './markdownLinks.ts';
import { referencePath } from './referencePath.ts';
import type { Reference } from './skill.ts';

const REFERENCE_LIMIT = 200;

// Folders that skills keep their own files in; other bare paths mostly speak of the user's project.
const FOLDERS = 'references?|scripts|assets|resources|templates|examples|rules|workflows|agents|docs|guides|prompts|schemas|data|themes|modules|patterns|subskills';
const BARE = new RegExp(`(?:\\./)?(?:${FOLDERS})/[\\p{L}\\p{N}_./@+%-]+`, 'gu');
// A path that goes on to the left belongs to something else, but for a variable that stands for the skill's folder.
const PATH_CHARACTER = /[\p{L}\p{N}_./\\~:@$%+-]/u;
const OWN_FOLDER = /(?:\{(?:baseDir|skillDir|SKILL_DIR|CLAUDE_SKILL_DIR)\}|\$(?:SKILL_DIR|CLAUDE_SKILL_DIR))\/$/;

/** A path or address as written, and where it begins in its text. */
export interface Found {
  readonly written: string;
  readonly start: number;
}

/** The relative paths that a Markdown body which begins at `bodyStart` refers to, each once, at most 200; linear. */
export function findReferences(text: string, bodyStart: number): Reference[] {
  const references = new Map<string, Reference>();
  for (const { start: from, content, isCode } of bodyParts(text, bodyStart)) {
    const found = [...(isCode ? [] : linksIn(content)), ...bareMentions(content)].sort((a, b) => a.start - b.start);
    for (const { written, start } of found) {
      const path = referencePath(written);
      if (path === undefined || references.has(path)) continue;
      const at = from + start;
      references.set(path, { written, path, range: { start: at, end: at + written.length } });
      if (references.size >= REFERENCE_LIMIT) return [...references.values()];
    }
  }
  return [...references.values()];
}

/** Paths below a folder that skills keep files in, wherever they stand. */
function bareMentions(text: string): Found[] {
  const found: Found[] = [];
  if (!text.includes('/')) return found;
  for (const match of text.matchAll(BARE)) {
    const start = match.index;
    const before = text.slice(Math.max(0, start - 24), start);
    if (before !== '' && PATH_CHARACTER.test(before.slice(-1)) && !OWN_FOLDER.test(before)) continue;
    const written = match[0].replace(/[.+@%-]+$/, '');
    if (/\.[A-Za-z0-9]{1,10}$/.test(written) && !/[*<{[(]/.test(text.charAt(start + match[0].length))) found.push({ written, start });
  }
  return found;
}
