import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extensionUnderTest, inWorkspace, remove, skillText, write } from './extensionUnderTest.ts';

describe('the line above a description', () => {
  let document: vscode.TextDocument;
  const path = 'music/church-organs/SKILL.md';

  before(async () => {
    const api = await extensionUnderTest();
    const uri = await write(path, `${skillText('church-organs', 'Notes.')}\n## When to use\n\n- User wants to revoice reed pipes\n- Repairing leaking wind chests\n`);
    api.index.touched(uri);
    document = await vscode.workspace.openTextDocument(inWorkspace(path));
    await vscode.window.showTextDocument(document);
    await api.index.settled();
  });

  after(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await remove('music');
  });

  const lenses = async () => (await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri)).filter(({ command }) => command?.command === 'skillLoadout.internal.showEffect');

  async function describeAs(description: string): Promise<void> {
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, document.lineAt(2).range, `description: ${description}`);
    await vscode.workspace.applyEdit(edit);
  }

  it('tells how many of its own requests find the skill, and for how many others it comes up', async () => {
    const [lens, ...more] = await lenses();
    assert.deepEqual(more, []);
    assert.equal(lens?.range.start.line, 2);
    assert.match(lens.command?.title ?? '', /^Found by 0 of 2 of its own requests; in the top five for \d+ requests? of other skills$/);
  });

  it('tells beside what was saved what an unsaved edit changes, and stops when it is undone', async () => {
    await describeAs('Revoices reed pipes and repairs leaking wind chests of organs.');
    assert.match((await lenses())[0]?.command?.title ?? '', /^Found by 2 of 2 of its own requests \(was 0\)/);
    await describeAs('Notes.');
    assert.match((await lenses())[0]?.command?.title ?? '', /^Found by 0 of 2 of its own requests;/);
  });

  it('lists the requests on a click', async () => {
    const [lens] = await lenses();
    const closed = vscode.commands.executeCommand(lens!.command!.command, ...(lens!.command!.arguments as unknown[]));
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await closed;
  });

  it('is not there when its setting is off', async () => {
    const settings = vscode.workspace.getConfiguration('skillLoadout');
    await settings.update('descriptionEffect', false, vscode.ConfigurationTarget.Workspace);
    assert.deepEqual(await lenses(), []);
    await settings.update('descriptionEffect', undefined, vscode.ConfigurationTarget.Workspace);
    assert.equal((await lenses()).length, 1);
  });
});
