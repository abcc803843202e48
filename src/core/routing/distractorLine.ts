import type { RoutingDocument } from './corpus.ts';
import { readJsonObject } from './readJsonObject.ts';

/**
 * A line of a pool of distractors: a JSON object with `text`, the whole SKILL.md, and maybe its `path`, `name` or `id`.
 * @param line its number, from 1
 * @returns the document, or what is wrong with the line
 */
export function readDistractorLine(written: string, line: number): RoutingDocument | string {
  const fields = readJsonObject(written);
  if (typeof fields === 'string') return fields;
  const { text, path, name, id } = fields;
  if (typeof text !== 'string' || text.trim() === '') return '"text" must be the text of a SKILL.md';
  const folder = [name, id].find((word): word is string => typeof word === 'string' && word !== '' && !word.includes('/'));
  // The folder's name stands for a name that the front matter lacks.
  return { path: typeof path === 'string' && path.includes('/') ? path : `${folder ?? `line-${line}`}/SKILL.md`, text };
}
