import { drivePaths, escapesIn, type Escape } from '../skill/escapes.ts';
import { unmeantEscapes } from '../skill/lostEscapes.ts';
import type { Skill } from '../skill/skill.ts';
import { removal } from './fixText.ts';
import { valueAt } from './fixQuote.ts';
import type { Fix, TextEdit } from './rule.ts';

const double = ({ start }: Escape): TextEdit => ({ range: { start, end: start }, text: '\\' });
const drop = ({ start }: Escape): TextEdit => removal(start, start + 1);
const isLetter = ({ letter }: Escape): boolean => /[\p{L}\p{N}]/u.test(letter);

/**
 * Repairs of all escapes in a double-quoted value that YAML does not know. Once they are gone, the value is legal
 * and nobody complains any more: so safe only where every other escape is sure to be meant, or sure to be a path.
 */
export function fixUnknownEscapes(skill: Skill, offset: number): Fix[] {
  const value = valueAt(skill, offset);
  if (!value) return [];
  const escapes = escapesIn(skill.text, value.start, value.end);
  const unknown = escapes.filter(({ makes }) => makes === undefined);
  // A path has a drive and an escape that cannot be one: then its `\n` is none either.
  const paths = drivePaths(skill.text, value.start, value.end).filter((path) => unknown.some((each) => within(each, path)));
  const inPath = (each: Escape): boolean => paths.some((path) => within(each, path));
  const broken = escapes.filter((each) => each.makes === undefined || (inPath(each) && each.letter !== '\\'));
  const isSure = escapes.every((each) => broken.includes(each) || ['\\', '"', '/'].includes(each.letter));
  const signs = broken.filter((each) => !isLetter(each));
  if (signs.every(({ letter }) => letter === "'")) {
    const edits = broken.map((each) => (isLetter(each) ? double(each) : drop(each)));
    const title = signs.length === broken.length ? 'Remove the backslash' : 'Double the backslash';
    const all = escapes.filter(({ letter }) => !['\\', '"', '/', "'"].includes(letter));
    const fix: Fix = { title, safe: isSure, edits };
    return isSure || all.length === broken.length ? [fix] : [{ title: 'Double every backslash', safe: false, edits: all.map(double) }, fix];
  }
  // In Markdown `\#` is a mere "#", in a regular expression it is what it is.
  const edits = (repair: (each: Escape) => TextEdit): TextEdit[] => broken.map((each) => (isLetter(each) ? double(each) : repair(each)));
  return [{ title: 'Remove the backslash', safe: false, edits: edits(drop) }, { title: 'Double the backslash', safe: false, edits: edits(double) }];
}

function within({ start, end }: Escape, range: { readonly start: number; readonly end: number }): boolean {
  return range.start <= start && end <= range.end;
}

/** Repairs of escapes that YAML knows and nobody meant. Never safe: the value is legal as it is. */
export function fixUnmeantEscapes(skill: Skill, offset: number): Fix[] {
  const value = valueAt(skill, offset);
  if (!value) return [];
  const lost = unmeantEscapes(skill.text, value.start, value.end);
  if (lost.every(({ letter }) => letter === '_')) return [{ title: 'Remove the backslash', safe: false, edits: lost.map(drop) }];
  if (lost.every(({ letter }) => /[xuU0]/.test(letter))) return [{ title: 'Delete the escape', safe: false, edits: lost.map(({ start, end }) => removal(start, end)) }];
  return [{ title: 'Double the backslash', safe: false, edits: lost.map(double) }];
}
