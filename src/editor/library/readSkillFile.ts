import { type Uri, workspace } from 'vscode';
import type { SkillFile } from '../../protocol/engineApi.ts';
import { isMissing } from '../engine/countCacheFile.ts';
import type { Platform } from '../platform.ts';
import { messageOf } from '../util/messages.ts';
import type { Located } from './libraryFiles.ts';

/** Larger files are not read: no skill is that large, and an agent could not load it. */
export const largestFile = 10_000_000;

export type ReadResult =
  | { readonly kind: 'read'; readonly file: SkillFile; /** What the file looked like when it was read. */ readonly stamp: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string };

/** Reads a skill document: an unsaved editor's text where there is one, else the file. */
export async function readSkillFile({ uri, root, path }: Located, realUri: Platform['realUri']): Promise<ReadResult> {
  try {
    const stamp = await stampOf(uri);
    const bytes = await readCurrent(uri);
    if (!bytes) return { kind: 'failed', message: `The file is larger than ${largestFile / 1_000_000} MB, so it is not read. Split it or exclude it.` };
    const identity = (await realUri(uri)).toString();
    return { kind: 'read', stamp, file: { uri: uri.toString(), identity, root: root.uri.toString(), path, bytes } };
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'missing' };
    return { kind: 'failed', message: `The file could not be read: ${messageOf(error)}` };
  }
}

/** Changes whenever the file on disk does, as far as its time and size tell; empty where it is not there. */
export async function stampOf(uri: Uri): Promise<string> {
  try {
    const { mtime, size } = await workspace.fs.stat(uri);
    return `${mtime} ${size}`;
  } catch {
    return '';
  }
}

/** The text of an unsaved editor where there is one, else of the file. @returns undefined when the file is too large */
export async function readCurrent(uri: Uri): Promise<Uint8Array | undefined> {
  return unsavedText(uri) ?? readBounded(uri);
}

/** @returns undefined when the file is too large */
export async function readBounded(uri: Uri): Promise<Uint8Array | undefined> {
  const { size } = await workspace.fs.stat(uri);
  return size > largestFile ? undefined : workspace.fs.readFile(uri);
}

function unsavedText(uri: Uri): Uint8Array | undefined {
  const key = uri.toString();
  const document = workspace.textDocuments.find((each) => each.isDirty && !each.isClosed && each.uri.toString() === key);
  // The text has no byte order mark; VS Code writes it again when the file is saved. Older versions do not tell.
  const mark = document && 'encoding' in document && document.encoding === 'utf8bom' ? '\ufeff' : '';
  return document && new TextEncoder().encode(mark + document.getText());
}
