import { evaluationDocument } from '../../core/report/document/evaluationDocument.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { runReport } from '../views/runReport.ts';
import { askWhatToEvaluate } from './askWhatToEvaluate.ts';
import { readChoice } from './evaluationChoice.ts';
import { readEvaluation } from './readEvaluation.ts';

export interface EvaluationParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly panels: ReportPanels;
}

const title = 'Evaluate Routing';
let lastId = 0;

/**
 * Measures how well each strategy routes the tasks of a suite, as a report in an editor tab.
 * @param given what a keybinding passes; asked for where it passes nothing
 */
export async function evaluateRouting({ engine, index, panels }: EvaluationParts, given: unknown): Promise<void> {
  const choice = readChoice(given) ?? (await askWhatToEvaluate(index));
  if (!choice) return;
  await runReport(panels, 'evaluation', title, async (token, panel) => {
    const id = ++lastId;
    const progress = engine.onDidProgress((step) => {
      if (step.id === id) panel.setState({ kind: 'working', title, done: step.done, note: step.note });
    });
    try {
      panel.setState({ kind: 'working', title, note: 'Reading files' });
      const question = await readEvaluation(choice, index, token);
      if (token.isCancellationRequested) return undefined;
      const report = await engine.call('evaluate', { id, ...question }, token);
      return report && evaluationDocument(report);
    } finally {
      progress.dispose();
    }
  });
}
