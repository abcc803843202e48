import { env, window } from 'vscode';
import { type SelectionFormat, selectionFormats, selectionText } from '../../core/report/selectionText.ts';
import type { SelectionModel } from './selectionModel.ts';

const labels: Readonly<Record<SelectionFormat, readonly [label: string, description: string]>> = {
  names: ['Names', 'one a line'],
  paths: ['Paths', 'of the SKILL.md files, one a line'],
  'available-skills': ['<available_skills> block', 'names, descriptions and locations, as agents are shown them'],
  markdown: ['Markdown', 'a list with descriptions and tokens'],
};

/** Copies the current selection to the clipboard, in a form that the user picks or a keybinding names. */
export async function copySelection(model: SelectionModel, given: unknown): Promise<void> {
  const { report } = model;
  if (!report || report.selected.length === 0) {
    void window.showInformationMessage('There is no selection to copy. Run "Skill Loadout: Preview Selection…" first.');
    return;
  }
  const format = selectionFormats.find((each) => each === given) ?? (await pickFormat());
  if (!format) return;
  await env.clipboard.writeText(selectionText(report, format));
  window.setStatusBarMessage(`Skill Loadout: copied ${report.selected.length === 1 ? '1 skill' : `${report.selected.length} skills`}`, 3_000);
}

async function pickFormat(): Promise<SelectionFormat | undefined> {
  const items = selectionFormats.map((format) => ({ format, label: labels[format][0], description: labels[format][1] }));
  const picked = await window.showQuickPick(items, { title: 'Copy Selection', placeHolder: 'As what?' });
  return picked?.format;
}
