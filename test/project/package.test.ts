import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';
import { root } from '../run/paths.ts';
import { makeTempFolder, type TempFolder } from '../run/tempFolder.ts';
import { inventedSkills, writeCorpus } from '../support/writeCorpus.ts';

const limit = 10 * 1024 * 1024;

describe('the package', function () {
  this.timeout(120_000);
  let temp: TempFolder;
  let vsix: string;
  let files: readonly string[];

  before(async () => {
    temp = await makeTempFolder();
    vsix = join(temp.path, 'package.vsix');
    await createVSIX({ cwd: root, packagePath: vsix, dependencies: false });
    files = await listFiles({ cwd: root, packageManager: PackageManager.None });
  });
  after(() => temp.remove());

  it('is at most 10 MB', async () => {
    const { size } = await stat(vsix);
    assert.ok(size <= limit, `${size} bytes`);
  });

  it('holds what runs', () => {
    const expected = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'package.nls.json', 'dist/mainNode.cjs'];
    expected.push('dist/workerNode.cjs', 'dist/cli.cjs', 'dist/o200k_base.ranks', 'dist/cl100k_base.ranks');
    expected.push('dist/webview/selection.js', 'dist/webview/selection.css', 'dist/webview/report.js', 'dist/webview/report.css', 'media/sample/README.md');
    const missing = expected.filter((file) => !files.includes(file));
    assert.deepEqual(missing, []);
  });

  it('holds nothing else: no sources, no tests, no source maps, no packages', () => {
    const allowed = /^(LICENSE|README\.md|CHANGELOG\.md|package(\.nls)?\.json|(dist|media|syntaxes)\/.+)$/;
    const unwanted = /\.(map|ts|tsbuildinfo|vsix)$|(^|\/)(node_modules|test|src)\//;
    const strangers = files.filter((file) => !allowed.test(file) || unwanted.test(file));
    assert.deepEqual(strangers, []);
  });

  it('names the licences of what it bundles', async () => {
    const notices = await readFile(join(root, 'dist/THIRD_PARTY_NOTICES.txt'), 'utf8');
    for (const name of ['gray-matter', 'js-tiktoken', 'picomatch', 'yaml']) assert.match(notices, new RegExp(`^${name} \\d`, 'm'));
  });

  it('lints a library that is large enough for two threads, with what only shows by comparing', async () => {
    const library = join(temp.path, 'library');
    await writeCorpus(library, [...inventedSkills(120), ...['Mittens', 'Caps'].map((name) => `---\nname: ${name}\ndescription: Knits woollen mittens and caps with yarn choice, gauge and colour work.\n---\n`)]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.cjs'), 'lint', library, '--no-cache', '--format', 'json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    assert.deepEqual([status, stderr], [0, '']);
    const { findings } = JSON.parse(stdout) as { findings: readonly { rule: string; path: string }[] };
    assert.deepEqual(findings.filter(({ rule }) => rule === 'redundant-description').map(({ path }) => path), ['s00120/SKILL.md', 's00121/SKILL.md']);
  });

  it('has the files its manifest names', async () => {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { main: string; bin: Record<string, string> };
    for (const file of [manifest.main, ...Object.values(manifest.bin)]) {
      await access(join(root, file));
      assert.ok(files.includes(file.replace(/^\.\//, '')), file);
    }
  });
});
