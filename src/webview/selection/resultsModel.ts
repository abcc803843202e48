import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../numbers.ts';
import { chosenModel, type ChosenModel } from './chosenModel.ts';
import { coverageModel, type CoverageModel } from './coverageModel.ts';
import { leftOutModel, type LeftOutModel } from './leftOutModel.ts';
import { totalsModel, type TotalsModel } from './totalsModel.ts';

/** An answer as the view words it. */
export interface ResultsModel {
  /** Absent when nothing was selected: the message says why instead. */
  readonly totals: TotalsModel | undefined;
  readonly chosen: ChosenModel;
  readonly coverage: CoverageModel;
  readonly leftOut: LeftOutModel;
}

/** @param leftOutTotal skills left out, of which the report may hold only the nearest */
export function resultsModel(report: PreviewReport, leftOutTotal: number, tokensNote: string, numbers: Numbers): ResultsModel {
  const demand = totalDemand(report);
  return {
    totals: report.selected.length === 0 ? undefined : totalsModel(report, demand, tokensNote, numbers),
    chosen: chosenModel(report, demand, numbers),
    coverage: coverageModel(report, demand, numbers),
    leftOut: leftOutModel(report.leftOut, leftOutTotal, numbers),
  };
}

/** What shares are shares of; 1 where nothing is demanded, so that they are all 0. */
function totalDemand({ coverage }: PreviewReport): number {
  return coverage.reduce((sum, { demand }) => sum + demand, 0) || 1;
}
