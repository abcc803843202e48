import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extensionUnderTest, until } from './extensionUnderTest.ts';

describe('Show Library Health…', () => {
  it('opens a report of the library in a tab', async () => {
    const api = await extensionUnderTest();
    const shown = until(api.panels.onDidShow, () => (tabs().includes('Library Health') ? true : undefined));
    let last: unknown;
    const listening = api.panels.onDidShow(({ id, state }) => (id === 'health' ? (last = state) : undefined));
    await vscode.commands.executeCommand('skillLoadout.showHealth');
    listening.dispose();
    await shown;
    const state = last as { readonly kind: string; readonly report: { readonly parts: readonly { readonly kind: string; readonly caption?: string }[] } };
    assert.equal(state.kind, 'report', JSON.stringify(state));
    const captions = state.report.parts.map(({ caption }) => caption);
    for (const caption of ['What hosts list', 'Tokens by folder', 'Skills that say the same']) assert.ok(captions.includes(caption), captions.join(', '));
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});

function tabs(): string[] {
  return vscode.window.tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));
}
