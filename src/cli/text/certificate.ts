import type { PreviewReport } from '../../core/report/previewReport.ts';

/** How near to the best possible set the answer is proved to be; '' where nothing is proved. */
export function certificate({ objective, upperBound }: Pick<PreviewReport, 'objective' | 'upperBound'>): string {
  if (!(objective > 0) || !(upperBound > 0)) return '';
  const share = objective / upperBound;
  // Rounded down, and forgiving no more than the last digits of a float.
  return share >= 1 - 1e-9 ? 'the best possible' : `at least ${(Math.floor(share * 1000) / 10).toFixed(1)} % of the best possible`;
}
