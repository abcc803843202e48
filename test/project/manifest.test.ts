import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBudget, defaultBudgets, defaultPrice } from '../../src/core/report/defaults.ts';
import { commands, contextKeys, settingIds, views } from '../../src/editor/manifest.ts';
import { root } from '../run/paths.ts';
import { readmeInStep } from '../run/readmeParts.ts';

interface Manifest {
  readonly engines: { readonly vscode: string };
  readonly devDependencies: Record<string, string>;
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly enablement?: string }[];
    readonly menus: Record<string, readonly { readonly command: string; readonly when?: string }[]>;
    readonly views: Record<string, readonly { readonly id: string }[]>;
    readonly configuration: { readonly properties: Record<string, { readonly default: unknown }> };
  };
}

describe('the manifest', () => {
  let text: string;
  let manifest: Manifest;
  let words: Record<string, string>;

  before(async () => {
    text = await readFile(join(root, 'package.json'), 'utf8');
    manifest = JSON.parse(text) as Manifest;
    words = JSON.parse(await readFile(join(root, 'package.nls.json'), 'utf8')) as Record<string, string>;
  });

  it('contributes exactly the commands, views and settings that the code knows', () => {
    const { contributes } = manifest;
    assert.deepEqual(contributes.commands.map(({ command }) => command).sort(), Object.values(commands).sort());
    assert.deepEqual(Object.values(contributes.views).flat().map(({ id }) => id).sort(), Object.values(views).sort());
    assert.deepEqual(Object.keys(contributes.configuration.properties).sort(), Object.values(settingIds).sort());
  });

  it('has menus for commands that exist only, under conditions that exist only', () => {
    const known = new Set<string>(Object.values(commands));
    const keys = new Set<string>([...Object.values(contextKeys), ...Object.values(views)]);
    for (const { command, when = '' } of Object.values(manifest.contributes.menus).flat()) {
      assert.ok(known.has(command), command);
      for (const [key] of when.matchAll(/skillLoadout\.\w+/g)) assert.ok(keys.has(key), `${command}: ${when}`);
    }
  });

  it('has a word for each of its keys and a key for each word', () => {
    const used = [...text.matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key ?? '');
    assert.deepEqual([...new Set(used)].sort(), Object.keys(words).sort());
  });

  it('has the defaults that the command line has', () => {
    const { properties } = manifest.contributes.configuration;
    assert.equal(properties[settingIds.budget]?.default, defaultBudget);
    assert.deepEqual(properties[settingIds.budgets]?.default, defaultBudgets);
    assert.equal(properties[settingIds.price]?.default, defaultPrice);
  });

  it('asks for the VS Code whose types the code is checked against', () => {
    assert.equal(manifest.engines.vscode, `^${manifest.devDependencies['@types/vscode']}`);
  });
});

describe('the README', () => {
  it('is in step with the settings (node test/run/writeReadme.ts)', async () => {
    assert.equal(await readFile(join(root, 'README.md'), 'utf8'), await readmeInStep());
  });

  it('shows pictures that exist, with a text for those who do not see them', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    assert.ok(pictures.length > 0);
    for (const [, alt = '', path = ''] of pictures) {
      assert.ok(alt.length > 20, path);
      await readFile(join(root, path));
    }
  });
});
