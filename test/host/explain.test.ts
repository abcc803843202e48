import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import type { ReportDocument } from '../../src/core/report/document/reportDocument.ts';
import { extensionUnderTest, until } from './extensionUnderTest.ts';

describe('Explain Selection of Skill…', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
    api.model.setTask('Fill in the PDF form from the supplier');
    await api.model.answered();
  });
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeActiveEditor'));

  it('opens a report on a skill that is selected, by its URI as the Selection view gives it', async () => {
    const { uri } = api.model.report!.selected[0]!;
    const report = await explain(uri);
    assert.equal(report.title, 'Explain pdf-form-filling');
    const words = report.parts.find((part) => part.kind === 'table' && part.caption === 'What speaks for it');
    assert.ok(words?.kind === 'table' && words.rows.some(({ cells, line, uri: at }) => cells[1] === 'name, line 2' && line === 2 && at === uri));
    await until(vscode.window.tabGroups.onDidChangeTabs, () => vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label === report.title)) || undefined);
  });

  it('opens a report on a skill that is left out, by its node of the library tree', async () => {
    const skill = [...api.index.skills.values()].find(({ name }) => name === 'git-bisect-regression')!;
    const { parts } = await explain({ kind: 'skill', skill });
    assert.ok(parts.some((part) => part.kind === 'text' && part.heading === 'Why it is not loaded'));
    assert.ok(parts.some((part) => part.kind === 'table' && part.rows.some(({ cells }) => cells[0] === 'pdf-form-filling')));
  });

  async function explain(given: unknown): Promise<ReportDocument> {
    let last: unknown;
    const listening = api.panels.onDidShow(({ id, state }) => (id === 'explain' ? (last = state) : undefined));
    await vscode.commands.executeCommand('skillLoadout.explainSkill', given);
    listening.dispose();
    const state = last as { readonly kind: string; readonly report: ReportDocument };
    assert.equal(state.kind, 'report', JSON.stringify(state));
    return state.report;
  }
});
