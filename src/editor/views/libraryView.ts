import { commands as vscodeCommands, Disposable, env, type LogOutputChannel, type Memento, Uri, window, workspace } from 'vscode';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { Findings } from '../diagnostics/lintFeature.ts';
import { type EvaluationParts, evaluateRouting } from '../evaluation/evaluateRouting.ts';
import { showHealth } from '../health/showHealth.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import type { SkillMarks } from '../library/skillMarks.ts';
import { commands, views } from '../manifest.ts';
import { plainLabel } from '../util/plainLabel.ts';
import { register } from '../util/register.ts';
import { LibraryTree } from './libraryTree.ts';
import { LibraryTreeOptions } from './libraryTreeOptions.ts';
import { revealRivals } from './revealRivals.ts';

export interface LibraryViewParts extends EvaluationParts {
  readonly marks: SkillMarks;
  readonly findings: Findings;
  readonly log: LogOutputChannel;
  /** The workspace's. */
  readonly memento: Memento;
}

/** The Library view with its commands. */
export function libraryView({ engine, index, marks, findings, panels, log, memento }: LibraryViewParts): Disposable {
  const options = new LibraryTreeOptions(memento);
  const tree = new LibraryTree({ engine, index, marks, findings, options });
  const view = window.createTreeView(views.library, { treeDataProvider: tree, showCollapseAll: true });
  const showMessage = () => {
    const grave = findings.library.whole.filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ message }) => message);
    view.message = [...(options.filter === '' ? [] : [`Only skills with: ${options.filter}`]), ...grave].join('\n');
  };
  const on = (id: string, run: (skill: SkillSummary) => Promise<void> | void) =>
    register(log, id, async (argument) => {
      const skill = skillOf(argument) ?? (await pickSkill(index));
      if (skill) await run(skill);
    });
  const mark = (skill: SkillSummary, wanted: 'pinned' | 'excluded' | undefined, now: 'pinned' | 'excluded') => {
    if (marks.of(skill.uri) !== wanted) marks.toggle(skill.uri, now);
  };
  return Disposable.from(
    options, tree, view,
    options.onDidChange(showMessage),
    findings.library.onDidChange(showMessage),
    register(log, commands.groupByFolder, () => options.group('folder')),
    register(log, commands.groupByCapability, () => options.group('capability')),
    register(log, commands.groupByProblem, () => options.group('problem')),
    register(log, commands.sortByName, () => options.sort('name')),
    register(log, commands.sortByTokens, () => options.sort('tokens')),
    register(log, commands.filterLibrary, async () => {
      const text = await window.showInputBox({ title: 'Filter Skills', prompt: 'Words of the name, description or path', value: options.filter });
      if (text !== undefined) options.setFilter(text.trim());
    }),
    register(log, commands.clearFilter, () => options.setFilter('')),
    register(log, commands.evaluateRouting, (given) => evaluateRouting({ engine, index, panels }, given)),
    register(log, commands.showHealth, () => showHealth({ engine, index, findings, panels })),
    on(commands.openSkill, async ({ uri }) => void (await vscodeCommands.executeCommand('vscode.open', Uri.parse(uri, true)))),
    on(commands.revealRivals, (skill) => revealRivals(skill, findings)),
    on(commands.copySkillPath, async ({ uri }) => env.clipboard.writeText(pathToCopy(Uri.parse(uri, true)))),
    on(commands.pinSkill, (skill) => mark(skill, 'pinned', 'pinned')),
    on(commands.unpinSkill, (skill) => mark(skill, undefined, 'pinned')),
    on(commands.excludeSkill, (skill) => mark(skill, 'excluded', 'excluded')),
    on(commands.includeSkill, (skill) => mark(skill, undefined, 'excluded')),
  );
}

function skillOf(argument: unknown): SkillSummary | undefined {
  if (typeof argument !== 'object' || argument === null || !('kind' in argument) || argument.kind !== 'skill') return undefined;
  return (argument as unknown as { readonly skill: SkillSummary }).skill;
}

async function pickSkill(index: LibraryIndex): Promise<SkillSummary | undefined> {
  const items = [...index.skills.values()].map((skill) => ({ skill, label: plainLabel(skill.name), description: skill.path }));
  return (await window.showQuickPick(items, { placeHolder: 'Which skill?', matchOnDescription: true }))?.skill;
}

/** The path on disk; relative to its workspace folder where that is not a disk. */
function pathToCopy(uri: Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : workspace.asRelativePath(uri);
}
