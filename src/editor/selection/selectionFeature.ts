import { Disposable, type LogOutputChannel, type Uri } from 'vscode';
import type { SkillMarks } from '../library/skillMarks.ts';
import { commands } from '../manifest.ts';
import { register } from '../util/register.ts';
import { compareBudgets } from './compareBudgets.ts';
import { copySelection } from './copySelection.ts';
import { explainSelection } from './explainSelection.ts';
import { previewSelection } from './previewCommand.ts';
import { recentTasks } from './recentTasks.ts';
import { compareSelectors, type SelectionReportParts, showFrontier } from './selectionReports.ts';
import { SelectionView } from './selectionView.ts';

export interface SelectionParts extends SelectionReportParts {
  readonly extensionUri: Uri;
  readonly marks: SkillMarks;
  readonly log: LogOutputChannel;
}

/** The Selection view with its commands. */
export function selectionFeature(parts: SelectionParts): Disposable {
  const { extensionUri, index, marks, model, log } = parts;
  return Disposable.from(
    new SelectionView(extensionUri, { model, marks, index }).register(),
    register(log, commands.previewSelection, (task) => previewSelection(model, index, task)),
    register(log, commands.recentTasks, () => recentTasks(model, index)),
    register(log, commands.compareBudgets, () => compareBudgets(parts)),
    register(log, commands.showFrontier, () => showFrontier(parts)),
    register(log, commands.compareSelectors, () => compareSelectors(parts)),
    register(log, commands.explainSkill, (given) => explainSelection(parts, given)),
    register(log, commands.copySelection, (format) => copySelection(model, format)),
  );
}
