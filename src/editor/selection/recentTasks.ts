import { window } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { plainLabel } from '../util/plainLabel.ts';
import { previewSelection } from './previewCommand.ts';
import type { SelectionModel } from './selectionModel.ts';

/** Lets the user pick an earlier task and previews it again. */
export async function recentTasks(model: SelectionModel, index: LibraryIndex): Promise<void> {
  const { history } = model;
  if (history.length === 0) {
    void window.showInformationMessage('There are no earlier tasks in this workspace yet.');
    return;
  }
  const items = history.map((task) => {
    const label = plainLabel(task.replace(/\s+/g, ' '));
    return { task, label: label.length > 120 ? `${label.slice(0, 119)}…` : label };
  });
  const picked = await window.showQuickPick(items, { title: 'Recent Tasks', placeHolder: 'Preview an earlier task again' });
  if (picked) await previewSelection(model, index, picked.task);
}
