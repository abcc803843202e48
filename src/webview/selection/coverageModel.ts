import type { CoverageEntry, PreviewReport } from '../../core/report/previewReport.ts';
import { worthShowing } from '../../core/report/worthShowing.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { plainText } from '../plainText.ts';

export interface CoverageRow {
  readonly capability: string;
  /** `88% covered`, `not covered`. */
  readonly covered: string;
  readonly isCovered: boolean;
  readonly demand: string;
  /** The task's words behind it. */
  readonly evidence: readonly string[];
  /** Length of the whole bar, 0 to 1: its demand against the largest one. */
  readonly length: number;
  /** What each skill covers, in the order of the chosen set; those that cover nothing are left out. */
  readonly shares: readonly CoverageShare[];
  /** Who covers it, in words; absent when nobody does. */
  readonly by: string | undefined;
}

export interface CoverageShare {
  /** Part of the bar's whole width, 0 to 1. */
  readonly share: number;
  /** Index of the chosen skill. */
  readonly colour: number;
  /** Part of the capability's demand: `25%`. */
  readonly covers: string;
}

export interface CoverageModel {
  /** `3 of 5 capabilities`. */
  readonly count: string;
  readonly rows: readonly CoverageRow[];
}

/** @param demand all that the task demands, > 0 */
export function coverageModel(report: PreviewReport, demand: number, numbers: Numbers): CoverageModel {
  const shown = worthShowing(report.coverage);
  const largest = Math.max(...shown.map((entry) => entry.demand), Number.MIN_VALUE);
  const met = shown.filter(({ covered }) => covered > 0).length;
  const names = report.selected.map(({ name }) => plainText(name));
  return {
    count: `${numbers.count(met)} of ${numbers.count(shown.length)}`,
    rows: shown.map((entry) => coverageRow(entry, names, { largest, demand }, numbers)),
  };
}

interface Scale {
  readonly largest: number;
  readonly demand: number;
}

function coverageRow(entry: CoverageEntry, names: readonly string[], scale: Scale, numbers: Numbers): CoverageRow {
  const shares = entry.shares.flatMap((gain, colour) =>
    gain > 0 ? [{ share: gain / scale.largest, colour, covers: numbers.share(gain / entry.demand) }] : [],
  );
  const isCovered = entry.covered > 0;
  return {
    capability: entry.capability,
    covered: isCovered ? `${numbers.share(entry.covered / entry.demand)} covered` : 'not covered',
    isCovered,
    demand: `${numbers.share(entry.demand / scale.demand)} of demand`,
    evidence: entry.evidence,
    length: entry.demand / scale.largest,
    shares,
    by: shares.length === 0 ? undefined : `by ${shares.map(({ colour, covers }) => `${names[colour] ?? ''} ${covers}`).join(', ')}`,
  };
}
