import { commands, window } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { views } from '../manifest.ts';
import type { SelectionModel } from './selectionModel.ts';

/** Asks for a task, shows the Selection view and what the task would load. A keybinding may pass the task. */
export async function previewSelection(model: SelectionModel, index: LibraryIndex, given: unknown): Promise<void> {
  void index.verify();
  const task = typeof given === 'string' ? given : await askForTask(model);
  if (task === undefined) return;
  await commands.executeCommand(`${views.selection}.focus`);
  model.setTask(task);
}

/** @returns undefined when the user changed their mind */
export async function askForTask(model: SelectionModel): Promise<string | undefined> {
  return window.showInputBox({
    title: 'Preview Selection',
    prompt: 'The task, in the words in which an agent would get it',
    placeHolder: 'Clean the sales CSV, forecast next quarter and put a chart into a slide deck',
    value: model.task,
    validateInput: (text) => (text.trim() === '' ? 'Write what the agent is asked to do.' : undefined),
  });
}
