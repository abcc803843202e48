import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, skillAt, until } from './extensionUnderTest.ts';

const task = 'Fill in the PDF form from the supplier';

describe('pinned and excluded skills', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
    api.model.setTask(task);
    await api.model.answered();
  });
  after(() => api.marks.clear());

  const node = (path: string) => ({ kind: 'skill', skill: skillAt(api, path) });
  const answerWith = (wanted: (names: string[]) => boolean) =>
    until(api.model.onDidChange, () => {
      const { report } = api.model;
      return report?.task === task && wanted(report.selected.map(({ name }) => name)) ? report : undefined;
    });

  it('are loaded in any case, and leave less of the budget', async () => {
    await vscode.commands.executeCommand('skillLoadout.skill.pin', node('ops/log-triage/SKILL.md'));
    const report = await answerWith((names) => names.includes('log-triage'));
    assert.equal(report.selected[0]?.name, 'log-triage');
    assert.equal(report.selected[0].pinned, true);
    assert.ok(report.selected.some(({ name }) => name === 'pdf-form-filling'));
    assert.ok(report.tokens <= report.budget);
    await vscode.commands.executeCommand('skillLoadout.skill.unpin', node('ops/log-triage/SKILL.md'));
    await answerWith((names) => !names.includes('log-triage'));
  });

  it('are never loaded, and say so', async () => {
    await vscode.commands.executeCommand('skillLoadout.skill.exclude', node('documents/pdf-form-filling/SKILL.md'));
    const report = await answerWith((names) => !names.includes('pdf-form-filling'));
    assert.equal(report.leftOut.find(({ name }) => name === 'pdf-form-filling')?.code, 'excluded');
    await vscode.commands.executeCommand('skillLoadout.skill.include', node('documents/pdf-form-filling/SKILL.md'));
    await answerWith((names) => names.includes('pdf-form-filling'));
  });

  it('copies the selection in every format', async () => {
    await api.model.answered();
    const copied: Record<string, string> = {};
    for (const format of ['names', 'paths', 'available-skills', 'markdown']) {
      await vscode.commands.executeCommand('skillLoadout.copySelection', format);
      copied[format] = await vscode.env.clipboard.readText();
    }
    assert.match(copied['names'] ?? '', /^pdf-form-filling$/m);
    assert.match(copied['paths'] ?? '', /^documents\/pdf-form-filling\/SKILL\.md$/m);
    assert.match(copied['available-skills'] ?? '', /<name>pdf-form-filling<\/name>/);
    assert.match(copied['markdown'] ?? '', /- \*\*pdf-form-filling\*\*/);
  });
});

describe('the hover of a skill', () => {
  it('shows its tokens and capabilities on the name and the description, and nothing on the body', async () => {
    const api = await extensionUnderTest();
    const skill = skillAt(api, 'data/csv-cleaning/SKILL.md');
    assert.ok(skill);
    const uri = vscode.Uri.parse(skill.uri);
    await vscode.workspace.openTextDocument(uri);
    const hoverAt = async (line: number) => {
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, new vscode.Position(line, 3));
      return hovers.flatMap(({ contents }) => contents.map((each) => (each as vscode.MarkdownString).value)).join('\n');
    };
    assert.match(await hoverAt(1), /tokens in every listing[^]*Supplies[^]*all of it; (only this skill|also )/);
    assert.match(await hoverAt(2), /Supplies/);
    assert.doesNotMatch(await hoverAt(8), /tokens in every listing/);
  });
});
