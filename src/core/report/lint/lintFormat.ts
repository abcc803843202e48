import type { LintPlace } from './lintReport.ts';

/** What a format for machines takes besides the report. */
export interface LintFormatOptions {
  /** Version of this program. */
  readonly version: string;
  /** Path of a place below the repository, forward slashes, or its `file:` URI where it lies elsewhere. */
  readonly locate: (place: Pick<LintPlace, 'uri'>) => string;
  /** The same for the library's folder. */
  readonly folder: string;
}
