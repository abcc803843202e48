import { locateProblems } from '../core/report/locateProblems.ts';
import type { FrontMatterSplitter } from '../core/skill/frontMatter.ts';
import { readSkill } from '../core/skill/readSkill.ts';
import { listingText } from '../core/tokens/countSkill.ts';
import { visibleText } from '../core/util/visibleText.ts';
import type { SkillFile } from '../protocol/engineApi.ts';
import type { LibrarySkill } from './library.ts';

/** What reading a document takes. */
export interface Reader {
  readonly splitter: FrontMatterSplitter;
  /** Tokens of a text. */
  readonly count: (text: string) => Promise<number>;
}

/** Reads a skill document and counts its tokens. Any bytes are legal. */
export async function readDocument(file: SkillFile, { splitter, count }: Reader): Promise<LibrarySkill> {
  const { bytes, ...place } = file;
  const { uri, root, path } = place;
  const skill = readSkill(bytes, pathWithFolder(place), splitter);
  const { name, description } = skill;
  const listing = await count(listingText(name, description));
  const document = await count(skill.text);
  const summary = { uri, root, path: visibleText(path), name: visibleText(name), description: visibleText(description), listing, document, problems: locateProblems(skill) };
  return { file: place, skill, summary };
}

/** The path, with the folder's name before it where the document lies in the root itself. */
export function pathWithFolder({ uri, path }: Omit<SkillFile, 'bytes'>): string {
  if (path.includes('/')) return path;
  const folder = /([^/]+)\/[^/]*$/.exec(uri)?.[1];
  return folder === undefined ? path : `${decoded(folder)}/${path}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // not percent-encoded after all
  }
}
