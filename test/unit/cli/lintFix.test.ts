import assert from 'node:assert/strict';
import { chmod, lstat, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixFiles } from '../../../src/cli/lint/fixFiles.ts';
import { defaultSettings } from '../../../src/core/lint/settings.ts';
import { makeTree, removeTrees } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const broken = '\ufeff---\r\nname: tea\r\ndescription: Use when: tea is due\tnow\r\n---\r\n# Tea\r\n\r\nPour it.\r\n';
const repaired = '---\r\nname: tea\r\ndescription: "Use when: tea is due\\tnow"\r\n---\r\n# Tea\r\n\r\nPour it.\r\n';

describe('lint --fix', () => {
  let machine: TestMachine;
  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  it('repairs what is safe, keeps mode and every other byte, and says what it did', async () => {
    const folder = await makeTree({ 'tea/SKILL.md': broken });
    const file = join(folder, 'tea/SKILL.md');
    await chmod(file, 0o640);
    const { code, out } = await machine.run(['lint', '.', '--fix'], { cwd: folder });
    assert.equal(code, 0);
    assert.match(out, /^tea\/SKILL\.md {2}fixed: .*byte-order-mark.*\n/);
    assert.match(out, /; \d fixed\n$/);
    const text = await readFile(file, 'utf8');
    assert.ok(text.startsWith('---\r\nname: tea\r\ndescription: ') && text.endsWith(repaired.slice(repaired.indexOf('\r\n---\r\n'))), JSON.stringify(text));
    assert.equal((await stat(file)).mode & 0o777, 0o640);
    assert.deepEqual(await readdir(join(folder, 'tea')), ['SKILL.md']);
    const again = await machine.run(['lint', folder, '--fix']);
    assert.doesNotMatch(again.out, /fixed/);
    assert.equal(await readFile(file, 'utf8'), text);
  });

  it('shows a diff and writes nothing with --fix-dry-run', async () => {
    const folder = await makeTree({ 'tea/SKILL.md': broken });
    const { code, out } = await machine.run(['lint', folder, '--fix-dry-run']);
    assert.equal(code, 0);
    assert.match(out, /^--- a\/tea\/SKILL\.md\n\+\+\+ b\/tea\/SKILL\.md\n@@ -1,6 \+1,6 @@\n-\\ufeff---\n\+---\n name: tea\n/);
    assert.match(out, /\n-description: Use when: .*\n\+description: ['"]Use when: /);
    assert.match(out, /would be fixed\n$/);
    assert.equal(await readFile(join(folder, 'tea/SKILL.md'), 'utf8'), broken);
    const { fixed } = JSON.parse((await machine.run(['lint', folder, '--fix-dry-run', '--json'])).out) as { fixed: { path: string; rules: string[]; diff: string }[] };
    assert.deepEqual([fixed.length, fixed[0]?.path], [1, 'tea/SKILL.md']);
    assert.match(fixed[0]?.diff ?? '', /^--- a\//);
  });

  it('follows a link to the file instead of replacing it', async () => {
    const folder = await makeTree({ 'real/tea/SKILL.md': broken.slice(1), 'skills/tea/SKILL.md': { link: '../../real/tea/SKILL.md' } });
    await machine.run(['lint', join(folder, 'skills'), '--fix']);
    assert.ok((await lstat(join(folder, 'skills/tea/SKILL.md'))).isSymbolicLink());
    assert.doesNotMatch(await readFile(join(folder, 'real/tea/SKILL.md'), 'utf8'), /: Use when: /);
  });

  it('never renames, and leaves bytes that are no UTF-8 alone', async () => {
    const folder = await makeTree({ 'a/skill.md': '---\nname: other\ndescription: Pours tea.\n---\n', 'b/SKILL.md': Buffer.from(`${broken.slice(1)}\xff`, 'latin1') });
    const before = await readFile(join(folder, 'b/SKILL.md'));
    const { code } = await machine.run(['lint', folder, '--fix']);
    assert.equal(code, 1);
    assert.deepEqual(await readdir(join(folder, 'a')), ['skill.md']);
    assert.ok(before.equals(await readFile(join(folder, 'b/SKILL.md'))));
  });

  it('refuses a file that changed since it was read', async () => {
    const folder = await makeTree({ 'tea/SKILL.md': broken });
    const absolute = join(folder, 'tea/SKILL.md');
    const uri = pathToFileURL(absolute).href;
    await writeFile(absolute, 'mine now');
    const { fixed, failed } = await fixFiles([{ uri, identity: uri, root: folder, path: 'tea/SKILL.md', bytes: Buffer.from(broken) }], defaultSettings, true);
    assert.deepEqual(fixed, []);
    assert.match(failed.join(), /it changed while it was linted/);
    assert.equal(await readFile(absolute, 'utf8'), 'mine now');
    assert.deepEqual(await readdir(join(folder, 'tea')), ['SKILL.md']);
  });
});
