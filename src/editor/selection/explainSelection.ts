import { type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import { explainDocument, explainTitle } from '../../core/report/document/explainDocument.ts';
import type { SkillSummary } from '../../core/report/libraryReport.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { plainLabel } from '../util/plainLabel.ts';
import { runReport } from '../views/runReport.ts';
import type { SelectionModel } from './selectionModel.ts';
import { ensureTask, type SelectionReportParts } from './selectionReports.ts';

/** Why one skill is or is not selected for the current task, as a report in an editor tab. @param given a skill's URI or its node in the library tree */
export async function explainSelection(parts: SelectionReportParts, given: unknown): Promise<void> {
  const { engine, index, model, panels } = parts;
  if (!(await ensureTask(model))) return;
  const skill = skillOf(index, given) ?? (await pickSkill(index, model));
  if (!skill) return;
  const title = explainTitle(skill.name);
  await runReport(panels, 'explain', title, async (token) => {
    await index.settled();
    const { task, budget, terms } = model;
    const report = await engine.call('explain', { question: { task, budget, ...terms }, uri: skill.uri }, token);
    if (!report && !token.isCancellationRequested) throw new Error(`${skill.name} is no longer in the library.`);
    return report && explainDocument(report);
  });
}

function skillOf(index: LibraryIndex, given: unknown): SkillSummary | undefined {
  if (typeof given === 'string') return index.skills.get(given);
  if (typeof given !== 'object' || given === null || !('kind' in given) || given.kind !== 'skill') return undefined;
  return index.skills.get((given as unknown as { readonly skill: SkillSummary }).skill.uri);
}

interface SkillItem extends QuickPickItem {
  readonly skill?: SkillSummary;
}

/** The chosen skills first, then those nearest to being chosen, then the others. */
async function pickSkill(index: LibraryIndex, model: SelectionModel): Promise<SkillSummary | undefined> {
  const picked = await window.showQuickPick(itemsOf(index, model), { title: 'Explain Selection of Skill', placeHolder: 'Why is which skill selected, or not?', matchOnDescription: true });
  return picked?.skill;
}

async function itemsOf(index: LibraryIndex, model: SelectionModel): Promise<readonly SkillItem[]> {
  const report = model.report ?? (await model.answered());
  const chosen = report?.selected.map(({ uri }) => uri) ?? [];
  const near = report?.leftOut.map(({ uri }) => uri) ?? [];
  const others = new Set([...near, ...index.skills.keys()].filter((uri) => !chosen.includes(uri)));
  const item = (skill: SkillSummary): SkillItem => ({ skill, label: plainLabel(skill.name), description: plainLabel(skill.path) });
  const group = (label: string, uris: Iterable<string>): readonly SkillItem[] => {
    const items = Array.from(uris, (uri) => index.skills.get(uri)).flatMap((skill) => (skill ? [item(skill)] : []));
    return items.length === 0 ? [] : [{ label, kind: QuickPickItemKind.Separator }, ...items];
  };
  return [...group('selected', chosen), ...group('left out', others)];
}
