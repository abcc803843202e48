import { compareDocument } from '../../core/report/document/compareDocument.ts';
import { frontierDocument } from '../../core/report/document/frontierDocument.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { runReport } from '../views/runReport.ts';
import { askForTask } from './previewCommand.ts';
import type { SelectionModel } from './selectionModel.ts';

export interface SelectionReportParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly model: SelectionModel;
  readonly panels: ReportPanels;
}

/** What each number of tokens buys for the current task, as a chart in an editor tab. */
export async function showFrontier({ engine, index, model, panels }: SelectionReportParts): Promise<void> {
  if (!(await ensureTask(model))) return;
  await runReport(panels, 'frontier', 'Compare Budgets', async (token) => {
    await index.settled();
    const budgets = [...new Set([...readSettings().budgets, model.budget])].sort((a, b) => a - b);
    const report = await engine.call('frontier', { task: model.task, budget: model.budget, budgets, ...model.terms }, token);
    return report && frontierDocument(report);
  });
}

/** All selection rules on the current task and budget, side by side in an editor tab. */
export async function compareSelectors({ engine, index, model, panels }: SelectionReportParts): Promise<void> {
  if (!(await ensureTask(model))) return;
  await runReport(panels, 'selectors', 'Compare Selectors', async (token) => {
    await index.settled();
    const report = await engine.call('compare', { task: model.task, budget: model.budget, ...model.terms }, token);
    return report && compareDocument(report);
  });
}

/** @returns false when there is no task and the user gave none */
async function ensureTask(model: SelectionModel): Promise<boolean> {
  if (model.task.trim() !== '') return true;
  const task = await askForTask(model);
  if (task !== undefined) model.setTask(task);
  return task !== undefined;
}
