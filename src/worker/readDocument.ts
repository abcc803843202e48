import { listingText } from '../core/tokens/countSkill.ts';
import { visibleText } from '../core/util/visibleText.ts';
import type { SkillFile } from '../protocol/engineApi.ts';
import type { LibrarySkill } from './library.ts';
import type { SkillReader } from './skillReader.ts';

/** What reading a document takes. */
export interface DocumentPorts {
  readonly reader: SkillReader;
  /** Tokens of a text; absent where nobody asks for them. */
  readonly count: ((text: string) => Promise<number>) | undefined;
  /** Told of each document that no earlier run has read; absent where nobody wants to know. */
  readonly onNew?: ((document: LibrarySkill) => void) | undefined;
}

/** Reads a skill document and counts its tokens. Any bytes are legal. */
export async function readDocument(file: SkillFile, { reader, count, onNew }: DocumentPorts): Promise<LibrarySkill> {
  const { bytes, ...place } = file;
  const { uri, root, path } = place;
  const { skill, problems, contentKey, isKnown } = reader.read(bytes, pathWithFolder(place));
  const { name, description } = skill;
  const listing = count ? await count(listingText(name, description)) : 0;
  const document = count ? await count(skill.text) : 0;
  const summary = { uri, root, path: visibleText(path), name: visibleText(name), description: visibleText(description), listing, document, problems };
  const read = { file: place, skill, summary, ...(contentKey !== undefined && { contentKey }) };
  if (!isKnown) onNew?.(read);
  return read;
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
