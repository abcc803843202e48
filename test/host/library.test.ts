import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, inWorkspace, remove, skillAt, skillText, until, write } from './extensionUnderTest.ts';

describe('the library of a workspace', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });

  const appears = (path: string) => until(api.index.onDidChange, () => skillAt(api, path));
  const vanishes = (path: string) => until(api.index.onDidChange, () => (skillAt(api, path) ? undefined : true));

  it('holds the skills of the sample library with their token counts', () => {
    const skill = skillAt(api, 'data/csv-cleaning/SKILL.md');
    assert.ok(skill && skill.listing > 20 && skill.document > skill.listing);
    assert.ok(api.index.skills.size >= 15);
  });

  it('follows a file that is created, changed and deleted', async () => {
    await write('new-alpha/SKILL.md', skillText('alpha', 'Alpha things.'));
    const created = await appears('new-alpha/SKILL.md');
    assert.equal(created.description, 'Alpha things.');
    await write('new-alpha/SKILL.md', skillText('alpha', 'Other things.'));
    await until(api.index.onDidChange, () => (skillAt(api, 'new-alpha/SKILL.md')?.description === 'Other things.' ? true : undefined));
    await remove('new-alpha/SKILL.md');
    await vanishes('new-alpha/SKILL.md');
  });

  it('follows a folder that is renamed and deleted whole', async () => {
    await write('group/one/SKILL.md', skillText('one', 'First.'));
    await write('group/nested/two/SKILL.md', skillText('two', 'Second.'));
    await appears('group/one/SKILL.md');
    await appears('group/nested/two/SKILL.md');
    await vscode.workspace.fs.rename(inWorkspace('group'), inWorkspace('renamed'));
    await vanishes('group/one/SKILL.md');
    await appears('renamed/nested/two/SKILL.md');
    await remove('renamed');
    await vanishes('renamed/nested/two/SKILL.md');
    await vanishes('renamed/one/SKILL.md');
  });

  it('reads only the file that changed', async () => {
    await api.index.settled();
    const before = new Map(api.index.skills);
    await write('new-beta/SKILL.md', skillText('beta', 'Beta things.'));
    await appears('new-beta/SKILL.md');
    for (const [uri, summary] of before) assert.equal(api.index.skills.get(uri), summary, `${uri} was read again`);
    await remove('new-beta');
    await vanishes('new-beta/SKILL.md');
  });

  it('takes an unsaved edit over the file, and the file again once the edit is undone', async () => {
    const uri = await write('unsaved/SKILL.md', skillText('unsaved', 'On disk.'));
    await appears('unsaved/SKILL.md');
    const document = await vscode.workspace.openTextDocument(uri);
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => edit.replace(new vscode.Range(2, 0, 3, 0), 'description: In the editor.\n'));
    assert.equal(document.isDirty, true);
    await until(api.index.onDidChange, () => (skillAt(api, 'unsaved/SKILL.md')?.description === 'In the editor.' ? true : undefined));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await until(api.index.onDidChange, () => (skillAt(api, 'unsaved/SKILL.md')?.description === 'On disk.' ? true : undefined));
    await remove('unsaved');
    await vanishes('unsaved/SKILL.md');
  });

  it('notices what the file watcher missed, when it is held against the disk', async () => {
    await write('moved/deep/two/SKILL.md', skillText('two', 'Before.'));
    await appears('moved/deep/two/SKILL.md');
    await vscode.workspace.fs.rename(inWorkspace('moved'), inWorkspace('other'));
    await appears('other/deep/two/SKILL.md');
    // On Linux the watcher goes on to report the old path of what lies in a moved folder.
    await write('other/deep/two/SKILL.md', skillText('two', 'After the move.'));
    await api.index.settled();
    await until(api.index.onDidProgress, () => (api.index.busy ? undefined : true));
    await api.index.verify();
    await until(api.index.onDidChange, () => (skillAt(api, 'other/deep/two/SKILL.md')?.description === 'After the move.' ? true : undefined));
    await remove('other');
    await vanishes('other/deep/two/SKILL.md');
  });

  it('passes over node_modules, .git and what the settings exclude', async () => {
    for (const folder of ['node_modules/x', '.git/x', 'archive/x', 'kept']) await write(`skipped/${folder}/SKILL.md`, skillText('x', 'X.'));
    await appears('skipped/kept/SKILL.md');
    const settings = vscode.workspace.getConfiguration('skillLoadout');
    await settings.update('library.exclude', { '**/archive': true }, vscode.ConfigurationTarget.Workspace);
    await vanishes('skipped/archive/x/SKILL.md');
    const seen = [...api.index.skills.values()].map(({ path }) => path).filter((path) => path.startsWith('skipped/'));
    assert.deepEqual(seen, ['skipped/kept/SKILL.md']);
    await settings.update('library.exclude', undefined, vscode.ConfigurationTarget.Workspace);
    await appears('skipped/archive/x/SKILL.md');
    await remove('skipped');
    await vanishes('skipped/kept/SKILL.md');
  });

  it('counts a skill that a symbolic link leads to once', async function () {
    const real = await write('linked/real/SKILL.md', skillText('real', 'Real.'));
    await appears('linked/real/SKILL.md');
    try {
      symlinkSync(vscode.Uri.joinPath(real, '..').fsPath, inWorkspace('linked/again').fsPath, 'dir');
      symlinkSync(inWorkspace('linked').fsPath, inWorkspace('linked/loop').fsPath, 'dir');
    } catch {
      this.skip(); // links need rights that not every Windows account has
    }
    await api.index.rebuild();
    const paths = [...api.index.skills.values()].filter(({ path }) => path.startsWith('linked/'));
    assert.deepEqual(paths.map(({ path }) => path), ['linked/real/SKILL.md']);
    assert.ok(paths[0]?.alsoAt.includes('linked/again/SKILL.md'), paths[0]?.alsoAt.join());
    await remove('linked/again');
    await remove('linked/loop');
    await remove('linked');
    await vanishes('linked/real/SKILL.md');
  });

  it('reads skills from a folder outside the workspace when the user names it', async () => {
    const outside = vscode.Uri.joinPath(inWorkspace('.'), '..', 'outside');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(outside, 'far/SKILL.md'), new TextEncoder().encode(skillText('far', 'Far away.')));
    const settings = vscode.workspace.getConfiguration('skillLoadout');
    await settings.update('library.locations', [outside.fsPath], vscode.ConfigurationTarget.Global);
    await appears('far/SKILL.md');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(outside, 'farther/SKILL.md'), new TextEncoder().encode(skillText('farther', 'Farther.')));
    await appears('farther/SKILL.md');
    await settings.update('library.locations', undefined, vscode.ConfigurationTarget.Global);
    await vanishes('far/SKILL.md');
    await vscode.workspace.fs.delete(outside, { recursive: true });
  });
});
