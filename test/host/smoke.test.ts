import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('the extension in VS Code', () => {
  it('is there and activates', async () => {
    const extension = vscode.extensions.getExtension('skill-loadout.skill-loadout');
    assert.ok(extension);
    await extension.activate();
    assert.equal(extension.isActive, true);
  });

  it('opened the sample library', () => {
    assert.equal(vscode.workspace.workspaceFolders?.[0]?.name, 'sample');
  });
});
