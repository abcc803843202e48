import { type QuickPickItem, Uri, window, workspace } from 'vscode';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { plainLabel } from '../util/plainLabel.ts';
import type { EvaluationChoice } from './evaluationChoice.ts';
import { libraryOutside, skillsFolderOf, suiteName } from './suite.ts';

const mostSuites = 200;

interface Choice<T> extends QuickPickItem {
  /** Undefined when the user changed their mind after all. */
  readonly choose: () => Promise<T | undefined>;
}

/** @returns undefined when the user changed their mind */
export async function askWhatToEvaluate(index: LibraryIndex): Promise<EvaluationChoice | undefined> {
  const suite = await askForSuite();
  if (!suite) return undefined;
  const distractors = await askForDistractors(index, suite);
  return distractors && { suite, distractors: distractors.from, scales: undefined };
}

async function askForSuite(): Promise<Uri | undefined> {
  const found = await workspace.findFiles('**/tasks.jsonl', '**/node_modules/**', mostSuites);
  const suites = found.map((file) => Uri.joinPath(file, '..')).sort((a, b) => (a.path < b.path ? -1 : 1));
  const items: Choice<Uri>[] = suites.map((suite) => ({ label: plainLabel(suiteName(suite)), choose: async () => suite }));
  items.push({ label: '$(folder-opened) Browse…', choose: () => open({ canSelectFolders: true, canSelectFiles: false, openLabel: 'Evaluate', title: 'A Folder with tasks.jsonl' }) });
  return choose(items, 'Evaluate Routing: Suite', 'A folder with tasks.jsonl: tasks and the skills that each needs');
}

async function askForDistractors(index: LibraryIndex, suite: Uri): Promise<{ readonly from: EvaluationChoice['distractors'] } | undefined> {
  await index.settled();
  const others = libraryOutside(index, await skillsFolderOf(suite)).length;
  const from = (uri: Uri | undefined) => uri && { from: uri };
  const items: Choice<{ readonly from: EvaluationChoice['distractors'] }>[] = [
    { label: '$(circle-slash) None', detail: 'Each task chooses among all skills of the suite', choose: async () => ({ from: undefined }) },
    { label: '$(file) JSON Lines…', detail: 'A .jsonl or .jsonl.gz file, the "text" of a SKILL.md in each line', choose: async () => from(await open({ filters: { 'JSON lines': ['jsonl', 'gz'] }, openLabel: 'Use as Distractors', title: 'A File of Distractors' })) },
    { label: '$(folder-opened) Folder…', detail: 'Every SKILL.md below it', choose: async () => from(await open({ canSelectFolders: true, canSelectFiles: false, openLabel: 'Use as Distractors', title: 'A Folder of Distractors' })) },
  ];
  if (others > 0) items.splice(1, 0, { label: '$(library) Library', detail: others === 1 ? 'The one skill of this library that is not in the suite' : `The ${others.toLocaleString('en')} skills of this library that are not in the suite`, choose: async () => ({ from: 'library' }) });
  return choose(items, 'Evaluate Routing: Distractors', "Skills that no task needs, added to each task's own in growing numbers");
}

async function choose<T>(items: readonly Choice<T>[], title: string, placeHolder: string): Promise<T | undefined> {
  return (await window.showQuickPick(items, { title, placeHolder }))?.choose();
}

async function open(options: Parameters<typeof window.showOpenDialog>[0]): Promise<Uri | undefined> {
  return (await window.showOpenDialog(options))?.[0];
}
