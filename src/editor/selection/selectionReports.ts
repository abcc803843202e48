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

/** The prices rho that 2608.19993 (section 5.3) compares. */
const paperPrices = [0, 1, 2];

/** What each number of tokens buys for the current task, as a chart in an editor tab. */
export async function showFrontier({ engine, index, model, panels }: SelectionReportParts): Promise<void> {
  if (!(await ensureTask(model))) return;
  await runReport(panels, 'frontier', 'Compare Budgets', async (token) => {
    await index.settled();
    const budgets = [...new Set([...readSettings().budgets, model.budget])].sort((a, b) => a - b);
    const { task, budget, terms } = model;
    const at = (price: number) => engine.call('frontier', { task, budget, budgets, ...terms, price }, token);
    const report = await at(terms.price);
    const others = await Promise.all(paperPrices.filter((price) => price !== terms.price).map(at));
    return report && frontierDocument(report, others.filter((each) => each !== undefined));
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
export async function ensureTask(model: SelectionModel): Promise<boolean> {
  if (model.task.trim() !== '') return true;
  const task = await askForTask(model);
  if (task !== undefined) model.setTask(task);
  return task !== undefined;
}
