import type { CoverageEntry, PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../numbers.ts';
import { plainText } from '../plainText.ts';
import type { BarSegment } from './bar.ts';

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
  /** Each skill's part of that length. */
  readonly bar: readonly BarSegment[];
  /** Who covers it, in words; absent when nobody does. */
  readonly by: string | undefined;
}

export interface CoverageModel {
  /** `3 of 5 capabilities`. */
  readonly count: string;
  readonly rows: readonly CoverageRow[];
}

/** @param demand all that the task demands, > 0 */
export function coverageModel(report: PreviewReport, demand: number, numbers: Numbers): CoverageModel {
  const largest = Math.max(...report.coverage.map((entry) => entry.demand), Number.MIN_VALUE);
  const met = report.coverage.filter(({ covered }) => covered > 0).length;
  return {
    count: `${numbers.count(met)} of ${numbers.count(report.coverage.length)}`,
    rows: report.coverage.map((entry) => coverageRow(entry, report, { largest, demand }, numbers)),
  };
}

interface Scale {
  readonly largest: number;
  readonly demand: number;
}

function coverageRow(entry: CoverageEntry, report: PreviewReport, scale: Scale, numbers: Numbers): CoverageRow {
  const shares = report.selected.flatMap(({ name, capabilities }, index) => {
    const gain = capabilities.find(({ capability }) => capability === entry.capability)?.gain ?? 0;
    return gain > 0 ? [{ name, gain, index }] : [];
  });
  const isCovered = entry.covered > 0;
  return {
    capability: entry.capability,
    covered: isCovered ? `${numbers.share(entry.covered / entry.demand)} covered` : 'not covered',
    isCovered,
    demand: `${numbers.share(entry.demand / scale.demand)} of demand`,
    evidence: entry.evidence,
    length: entry.demand / scale.largest,
    bar: shares.map(({ gain, index }) => ({ share: gain / scale.largest, colour: index })),
    by:
      shares.length === 0
        ? undefined
        : `by ${shares.map(({ name, gain }) => `${plainText(name)} ${numbers.share(gain / entry.demand)}`).join(', ')}`,
  };
}
