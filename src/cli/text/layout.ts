import type { EncodingName } from '../../core/tokens/tokenCounter.ts';
import { harmlessPath } from './harmless.ts';

/** How a report is laid out. */
export interface Layout {
  /** Columns to fit into; Infinity where nothing need be cut. */
  readonly width: number;
  /** The folders as the user named them. */
  readonly folders: readonly string[];
  /** The folder that a skill was found under. */
  readonly rootOf: (uri: string) => string;
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
