import { Uri } from 'vscode';

/** What is to be evaluated. */
export interface EvaluationChoice {
  /** The folder with tasks.jsonl. */
  readonly suite: Uri;
  /** The library of the workspace, a file of JSON lines, a folder of skills, or nothing. */
  readonly distractors: Uri | 'library' | undefined;
  /** The usual ones where there are none. */
  readonly scales: readonly number[] | undefined;
}

/**
 * What a keybinding passes: `{ suite, distractors?, scales? }` with URIs as text.
 * @returns undefined when it passes nothing that names a suite
 * @throws Error that says which part cannot be used
 */
export function readChoice(given: unknown): EvaluationChoice | undefined {
  if (typeof given !== 'object' || given === null || !('suite' in given)) return undefined;
  const { suite, distractors, scales } = given as Readonly<Record<string, unknown>>;
  return {
    suite: readUri('suite', suite),
    distractors: distractors === undefined || distractors === 'library' ? distractors : readUri('distractors', distractors),
    scales: scales === undefined ? undefined : readScales(scales),
  };
}

function readUri(name: string, written: unknown): Uri {
  try {
    if (typeof written === 'string') return Uri.parse(written, true);
  } catch {
    // Said below, with what it should be.
  }
  throw new Error(`${name}: ${JSON.stringify(written)} is no URI. Write one such as "file:///home/me/suite".`);
}

function readScales(written: unknown): readonly number[] {
  const isScale = (scale: unknown): scale is number => typeof scale === 'number' && Number.isSafeInteger(scale) && scale >= 0;
  if (Array.isArray(written) && written.length > 0 && written.every(isScale)) return written;
  throw new Error(`scales: ${JSON.stringify(written)} is no list of numbers of distractors. Write one such as [0, 10, 100].`);
}
