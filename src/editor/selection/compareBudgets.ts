import { CancellationTokenSource, type QuickPickItem, ThemeIcon, window } from 'vscode';
import { tokenCount } from '../../core/report/document/wording.ts';
import type { BudgetRow } from '../../core/report/previewReport.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import { messageOf } from '../util/messages.ts';
import { plainLabel } from '../util/plainLabel.ts';
import { askForTask } from './previewCommand.ts';
import type { SelectionModel } from './selectionModel.ts';
import { type SelectionReportParts, showFrontier } from './selectionReports.ts';

const openChart = { iconPath: new ThemeIcon('graph-line'), tooltip: 'Open as Chart' };

interface BudgetItem extends QuickPickItem {
  readonly budget?: number;
}

/** Shows what the current task would load under each preset budget; picking a row applies its budget. */
export async function compareBudgets(parts: SelectionReportParts): Promise<void> {
  const { engine, index, model } = parts;
  if (model.task.trim() === '') {
    const task = await askForTask(model);
    if (task === undefined) return;
    model.setTask(task);
  }
  const pick = window.createQuickPick<BudgetItem>();
  const cancel = new CancellationTokenSource();
  const picked = new Promise<number | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.activeItems[0]?.budget));
    pick.onDidHide(() => resolve(undefined));
  });
  pick.title = 'Compare Budgets';
  pick.placeholder = 'Pick a budget to apply it';
  pick.buttons = [openChart];
  pick.onDidTriggerButton(() => {
    pick.hide();
    void showFrontier(parts);
  });
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.busy = true;
  pick.show();
  const filled = fill(engine, index, model, cancel).then((items) => {
    pick.items = items;
    pick.activeItems = items.filter(({ budget }) => budget === model.budget);
    pick.busy = false;
  });
  try {
    const budget = await Promise.race([picked, filled.then(() => picked)]);
    if (budget !== undefined) model.setBudget(budget);
  } finally {
    cancel.cancel();
    cancel.dispose();
    pick.dispose();
  }
}

async function fill(engine: EngineClient, index: LibraryIndex, model: SelectionModel, cancel: CancellationTokenSource): Promise<BudgetItem[]> {
  try {
    await index.settled();
    const { budgets } = readSettings();
    const all = [...new Set([...budgets, model.budget])].sort((a, b) => a - b);
    const report = await engine.call('budgets', { task: model.task, budgets: all, ...model.terms }, cancel.token);
    return report?.budgets.map((row) => itemOf(row, model.budget)) ?? [];
  } catch (error) {
    return [{ label: '$(error) The budgets could not be compared', detail: messageOf(error), alwaysShow: true }];
  }
}

function itemOf({ budget, selected, tokens, coverage, objective }: BudgetRow, current: number): BudgetItem {
  const skills = selected.length === 1 ? '1 skill' : `${selected.length} skills`;
  const numbers = [skills, `${tokenCount(tokens)} tokens`, `covers ${Math.floor(coverage * 100)} %`, `F ${objective.toFixed(3)}`];
  return {
    budget,
    label: `${tokenCount(budget)} tokens${budget === current ? ' $(check)' : ''}`,
    description: numbers.join(' · '),
    detail: selected.map(({ name }) => plainLabel(name)).join(', ') || 'nothing is worth loading',
  };
}
