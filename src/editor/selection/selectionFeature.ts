import { Disposable, type LogOutputChannel, type Uri } from 'vscode';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { SkillMarks } from '../library/skillMarks.ts';
import { commands } from '../manifest.ts';
import { register } from '../util/register.ts';
import { compareBudgets } from './compareBudgets.ts';
import { copySelection } from './copySelection.ts';
import { previewSelection } from './previewCommand.ts';
import { recentTasks } from './recentTasks.ts';
import type { SelectionModel } from './selectionModel.ts';
import { SelectionView } from './selectionView.ts';

export interface SelectionParts {
  readonly extensionUri: Uri;
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly marks: SkillMarks;
  readonly model: SelectionModel;
  readonly log: LogOutputChannel;
}

/** The Selection view with its commands. */
export function selectionFeature({ extensionUri, engine, index, marks, model, log }: SelectionParts): Disposable {
  return Disposable.from(
    new SelectionView(extensionUri, { model, marks, index }).register(),
    register(log, commands.previewSelection, (task) => previewSelection(model, index, task)),
    register(log, commands.recentTasks, () => recentTasks(model, index)),
    register(log, commands.compareBudgets, () => compareBudgets(engine, index, model)),
    register(log, commands.copySelection, (format) => copySelection(model, format)),
  );
}
