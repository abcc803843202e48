import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extensionUnderTest, remove, until, write } from './extensionUnderTest.ts';

interface Part {
  readonly kind: string;
  readonly caption?: string;
}

describe('Show Library Health…', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeActiveEditor'));

  it('opens a report of the library in a tab', async () => {
    const api = await extensionUnderTest();
    const shown = until(api.panels.onDidShow, () => (tabs().includes('Library Health') ? true : undefined));
    const captions = (await health()).map(({ caption }) => caption);
    await shown;
    for (const caption of ['What hosts list', 'Tokens by folder', 'Skills that say the same']) assert.ok(captions.includes(caption), captions.join(', '));
  });

  it('counts the hosts of a .skillloadoutrc.json', async () => {
    const listings = async () => JSON.stringify((await health()).find(({ caption }) => caption === 'What hosts list'));
    assert.match(await listings(), /Claude Code/);
    await write('.skillloadoutrc.json', '{ "hosts": ["codex"] }\n');
    let now = await listings();
    // The file is read a while after the event that tells of it.
    while (now.includes('Claude Code')) now = await listings();
    assert.match(now, /Codex/);
    await remove('.skillloadoutrc.json');
    while (!now.includes('Claude Code')) now = await listings();
  });
});

/** Runs the command. @returns the parts of its report */
async function health(): Promise<readonly Part[]> {
  const api = await extensionUnderTest();
  let last: unknown;
  const listening = api.panels.onDidShow(({ id, state }) => (id === 'health' ? (last = state) : undefined));
  await vscode.commands.executeCommand('skillLoadout.showHealth');
  listening.dispose();
  const state = last as { readonly kind: string; readonly report: { readonly parts: readonly Part[] } };
  assert.equal(state.kind, 'report', JSON.stringify(state));
  return state.report.parts;
}

function tabs(): string[] {
  return vscode.window.tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));
}
