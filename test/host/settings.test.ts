import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, until } from './extensionUnderTest.ts';

describe('the settings', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });
  const settings = () => vscode.workspace.getConfiguration('skillLoadout');
  const set = (id: string, value: unknown) => settings().update(id, value, vscode.ConfigurationTarget.Workspace);

  it('count tokens anew when the encoding changes', async () => {
    const total = () => [...api.index.skills.values()].reduce((sum, { document }) => sum + document, 0);
    const before = total();
    await set('tokens.encoding', 'cl100k_base');
    await until(api.index.onDidProgress, () => (!api.index.busy && total() !== before ? true : undefined));
    await set('tokens.encoding', undefined);
    await until(api.index.onDidProgress, () => (!api.index.busy && total() === before ? true : undefined));
  });

  it('that hold nonsense cost nothing but themselves', async () => {
    await set('budgets', [500, -3, 'x', 12_000]);
    await set('price', -4);
    assert.deepEqual(api.model.snapshot().presets, [500, 12_000]);
    assert.equal(api.model.snapshot().price, 1);
    for (const id of ['budgets', 'price']) await set(id, undefined);
    assert.deepEqual(api.model.snapshot().presets, [1_000, 2_000, 4_000, 8_000]);
  });
});
