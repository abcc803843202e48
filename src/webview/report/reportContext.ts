import type { Numbers } from '../../core/util/numbers.ts';
import type { FromReportView } from '../../protocol/reportView.ts';
import type { ReportMemory } from './reportMemory.ts';

/** What the parts of a report need of the view around them. */
export interface ReportContext {
  readonly numbers: Numbers;
  readonly memory: ReportMemory;
  readonly post: (message: FromReportView) => void;
  /** Speaks through the view's live region. */
  readonly say: (text: string) => void;
}
