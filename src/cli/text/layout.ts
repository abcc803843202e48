import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import type { SkillFile } from '../../protocol/engineApi.ts';
import { harmlessPath } from './harmless.ts';

/** How a report is laid out. */
export interface Layout {
  /** Columns to fit into; Infinity where nothing need be cut. */
  readonly width: number;
  /** The folders as the user named them. */
  readonly folders: readonly string[];
  /** The folder that a skill was found under. */
  readonly rootOf: (uri: string) => string;
  /** The other places of a skill's file. */
  readonly alsoAt: (uri: string) => readonly Pick<SkillFile, 'root' | 'path'>[];
}

/** @param files every path of every skill */
export function createLayout(width: number, folders: readonly string[], files: readonly Omit<SkillFile, 'bytes'>[]): Layout {
  const byUri = new Map(files.map((file) => [file.uri, file]));
  const byIdentity = new Map<string, Omit<SkillFile, 'bytes'>[]>();
  for (const file of files) byIdentity.set(file.identity, [...(byIdentity.get(file.identity) ?? []), file]);
  return {
    width,
    folders,
    rootOf: (uri) => byUri.get(uri)?.root ?? '',
    alsoAt: (uri) => byIdentity.get(byUri.get(uri)?.identity ?? '')?.filter((file) => file.uri !== uri) ?? [],
  };
}

/** The path to show: below its folder, or with the folder where there are several. */
export function shownPath({ folders }: Layout, root: string, path: string): string {
  return harmlessPath(folders.length > 1 ? `${root.replace(/[\\/]+$/, '')}/${path}` : path);
}

/** The folders in words. */
export function shownFolders({ folders }: Layout): string {
  return folders.map(harmlessPath).join(', ');
}

/** What a token count means. */
export function encodingNote(encoding: EncodingName): string {
  return `Tokens of ${encoding}: an estimate for models whose tokenizer is not public, such as Claude.`;
}
