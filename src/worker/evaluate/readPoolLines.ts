import type { RoutingDocument } from '../../core/routing/corpus.ts';
import { readDistractorLine } from '../../core/routing/distractorLine.ts';
import type { Distractors } from '../../core/routing/evaluationInput.ts';
import type { LineProblem } from '../../core/routing/taskLines.ts';
import { type Cancel, neverCancelled } from '../../core/util/cancel.ts';

/** A file with more bad lines than this is no pool of skills. */
const mostProblems = 100_000;

interface Reading {
  /** Awaited after each line. */
  readonly rest?: () => Promise<void> | undefined;
  /** Ends the reading where it is. */
  readonly cancel?: Cancel;
}

/**
 * Reads a pool of distractors, a JSON object a line. A line that is not understood is reported and skipped.
 * @throws RangeError when far too much is not understood, and as `lines` does
 */
export async function readPoolLines(lines: AsyncIterable<string>, { rest, cancel = neverCancelled }: Reading = {}): Promise<Distractors> {
  const documents: RoutingDocument[] = [];
  const problems: LineProblem[] = [];
  let line = 0;
  for await (const written of lines) {
    if (cancel.aborted) break;
    line++;
    await rest?.();
    if (written.trim() === '') continue;
    const document = readDistractorLine(written, line);
    if (typeof document !== 'string') documents.push(document);
    else if (problems.push({ line, message: `${document}; the line is skipped` }) > mostProblems) {
      throw new RangeError(`more than ${mostProblems.toLocaleString('en-US')} lines are no skills; line ${line}: ${document}`);
    }
  }
  return { documents, problems, notes: [] };
}
