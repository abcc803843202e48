import { readFileSync, statSync } from 'node:fs';

/** Files larger than this are refused, in bytes. */
export const largestFile = 10_000_000;

/** Contents, or why there are none: more than `largestFile` bytes, or nothing that can be read to an end. */
export type FileContents = { readonly bytes: Uint8Array } | { readonly refused: 'too-large' | 'no-file' };

/**
 * Reads a regular file of at most `largestFile` bytes.
 * @throws the file system's error
 */
export async function readAtMost(absolute: string): Promise<FileContents> {
  // Before it is opened: opening a pipe waits for its other end.
  const found = statSync(absolute);
  if (!found.isFile()) return { refused: 'no-file' };
  if (found.size > largestFile) return { refused: 'too-large' };
  const bytes = readFileSync(absolute);
  return bytes.length > largestFile ? { refused: 'too-large' } : { bytes };
}
