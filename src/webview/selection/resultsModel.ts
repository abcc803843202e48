import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { SelectionState } from '../../protocol/selectionView.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { chosenModel, type ChosenModel } from './chosenModel.ts';
import { coverageModel, type CoverageModel } from './coverageModel.ts';
import { leftOutModel, type LeftOutModel } from './leftOutModel.ts';
import { marksOf } from './marks.ts';
import { totalsModel, type TotalsModel } from './totalsModel.ts';

/** An answer as the view words it. */
export interface ResultsModel {
  /** Absent when nothing was selected: the message says why instead. */
  readonly totals: TotalsModel | undefined;
  readonly chosen: ChosenModel;
  readonly coverage: CoverageModel;
  readonly leftOut: LeftOutModel;
}

type AroundReport = Pick<SelectionState, 'tokensNote' | 'pinned' | 'excluded'>;

export function resultsModel(report: PreviewReport, state: AroundReport, numbers: Numbers): ResultsModel {
  const demand = totalDemand(report);
  const marks = marksOf(state);
  return {
    totals: report.selected.length === 0 ? undefined : totalsModel(report, demand, state.tokensNote, numbers),
    chosen: chosenModel(report, demand, marks, numbers),
    coverage: coverageModel(report, demand, numbers),
    leftOut: leftOutModel(report, marks, numbers),
  };
}

/** What shares are shares of; 1 where nothing is demanded, so that they are all 0. */
function totalDemand({ coverage }: PreviewReport): number {
  return coverage.reduce((sum, { demand }) => sum + demand, 0) || 1;
}
