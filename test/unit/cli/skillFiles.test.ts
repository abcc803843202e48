import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { excludeFilter } from '../../../src/cli/files/excludeFilter.ts';
import { readReferenced } from '../../../src/cli/files/readReferenced.ts';
import { readSkillFiles } from '../../../src/cli/files/skillFiles.ts';
import { pathToFileURL } from 'node:url';
import { makeTree, removeTrees, type TreeEntry } from './tempTree.ts';

const isRoot = process.getuid?.() === 0;

async function find(entries: Readonly<Record<string, TreeEntry>>, folders = ['.'], exclude: readonly string[] = []) {
  const cwd = await makeTree(entries);
  const { files, notes } = await readSkillFiles(folders, cwd, excludeFilter(exclude));
  return { cwd, files, notes, paths: files.map(({ path }) => path).sort(), skills: new Set(files.map(({ identity }) => identity)).size };
}

describe('finding skill files', () => {
  afterEach(removeTrees);

  it('goes into nested folders but not into node_modules and .git', async () => {
    const { paths } = await find({ 'a/SKILL.md': '', 'b/c/d/SKILL.md': '', '.hidden/SKILL.md': '', 'node_modules/x/SKILL.md': '', 'b/.git/SKILL.md': '', 'a/README.md': '' });
    assert.deepEqual(paths, ['.hidden/SKILL.md', 'a/SKILL.md', 'b/c/d/SKILL.md']);
  });

  it('takes names in the wrong case, for the reader to report, and folders of that name for folders', async () => {
    const { paths } = await find({ 'a/skill.md': '', 'b/Skill.MD': '', 'c/SKILL.md/SKILL.md': '', 'd/MYSKILL.md': '' });
    assert.deepEqual(paths, ['a/skill.md', 'b/Skill.MD', 'c/SKILL.md/SKILL.md']);
  });

  it('gives a folder that is itself a skill the path SKILL.md', async () => {
    const { files } = await find({ 'a/SKILL.md': 'text' }, ['a']);
    assert.deepEqual(files.map(({ root, path, bytes }) => [root, path, Buffer.from(bytes).toString()]), [['a', 'SKILL.md', 'text']]);
  });

  it('knows a skill that two paths lead to for one, the plain path first', async () => {
    const { files, paths, skills, cwd } = await find({ 'z/one/SKILL.md': 'x', 'a-link': { link: 'z' }, 'b/SKILL.md': { link: '../z/one/SKILL.md' } });
    assert.deepEqual(paths, ['a-link/one/SKILL.md', 'b/SKILL.md', 'z/one/SKILL.md']);
    assert.equal(skills, 1);
    assert.equal(files[0]?.identity, pathToFileURL(join(cwd, 'z/one/SKILL.md')).href);
    assert.equal(files[0]?.uri, files[0]?.identity);
  });

  it('follows links out of the folder', async () => {
    const outside = await makeTree({ 'real-name/SKILL.md': 'x' });
    const { paths } = await find({ 'lib/inside': { link: outside } }, ['lib']);
    assert.deepEqual(paths, ['inside/real-name/SKILL.md']);
  });

  it('ends in loops of links, links to themselves and links to nowhere', async () => {
    const { paths, notes } = await find({ 'a/SKILL.md': '', 'a/up': { link: '..' }, 'a/self': { link: 'self' }, 'b/there': { link: '../c' }, 'c/back': { link: '../b' }, gone: { link: 'nowhere' } });
    assert.deepEqual(paths, ['a/SKILL.md']);
    assert.deepEqual(notes, []);
  });

  it('stops 32 folders deep and says so', async () => {
    const { paths, notes } = await find({ [`${'d/'.repeat(32)}SKILL.md`]: '', [`${'e/'.repeat(33)}SKILL.md`]: '' });
    assert.deepEqual(paths, [`${'d/'.repeat(32)}SKILL.md`]);
    assert.match(notes.join(), /more than 32 folders deep/);
  });

  it('counts what overlapping folders share once, for the first', async () => {
    const { files } = await find({ 'lib/a/SKILL.md': '', 'lib/b/SKILL.md': '' }, ['lib/a', 'lib']);
    assert.deepEqual(files.map(({ root, path }) => `${root} ${path}`).sort(), ['lib b/SKILL.md', 'lib/a SKILL.md']);
  });

  it('leaves out what a glob names, at any depth where it has no slash', async () => {
    const entries = { 'a/SKILL.md': '', 'drafts/x/SKILL.md': '', 'b/drafts/SKILL.md': '', 'b/old-one/SKILL.md': '', 'b/c/SKILL.md': '' };
    assert.deepEqual((await find(entries, ['.'], ['drafts'])).paths, ['a/SKILL.md', 'b/c/SKILL.md', 'b/old-one/SKILL.md']);
    assert.deepEqual((await find(entries, ['.'], ['drafts/**', '**/old-*/'])).paths, ['a/SKILL.md', 'b/c/SKILL.md', 'b/drafts/SKILL.md']);
    assert.deepEqual((await find(entries, ['.'], ['./b'])).paths, ['a/SKILL.md', 'drafts/x/SKILL.md']);
  });

  it('refuses files larger than 10 MB, with a note', async () => {
    const { paths, notes } = await find({ 'big/SKILL.md': new Uint8Array(10_000_001), 'fits/SKILL.md': new Uint8Array(10_000_000) });
    assert.deepEqual(paths, ['fits/SKILL.md']);
    assert.match(notes.join(), /big.SKILL\.md: larger than 10 MB/);
  });

  it('notes a SKILL.md that leads to no file or is none', async function () {
    if (process.platform === 'win32') this.skip();
    const entries = { 'a/SKILL.md': '', 'dead/SKILL.md': { link: 'gone.md' }, 'loop/SKILL.md': { link: 'SKILL.md' }, 'endless/SKILL.md': { link: '/dev/zero' }, 'dead/other.md': { link: 'gone.md' } };
    const cwd = await makeTree(entries);
    await mkdir(join(cwd, 'pipe'));
    execFileSync('mkfifo', [join(cwd, 'pipe/SKILL.md')]);
    const { files, notes } = await readSkillFiles(['.'], cwd, excludeFilter([]));
    assert.deepEqual(files.map(({ path }) => path), ['a/SKILL.md']);
    assert.deepEqual(notes.map((note) => note.slice(cwd.length + 1)).sort(), [
      'dead/SKILL.md: it is a link that leads nowhere, not read',
      'endless/SKILL.md: it leads to no file, not read',
      'loop/SKILL.md: it is a link that leads to itself, not read',
      'pipe/SKILL.md: it is no file, not read',
    ]);
  });

  it('goes on past names that are not UTF-8', async function () {
    if (process.platform !== 'linux') this.skip();
    const cwd = await makeTree({ 'a/SKILL.md': '' });
    const strange = Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from([0x63, 0x61, 0x66, 0xe9])]);
    await mkdir(strange);
    await writeFile(Buffer.concat([strange, Buffer.from('/SKILL.md')]), '');
    const { files, notes } = await readSkillFiles(['.'], cwd, excludeFilter([]));
    assert.deepEqual(files.map(({ path }) => path), ['a/SKILL.md']);
    assert.match(notes.join(), /not valid UTF-8/);
  });

  it('notes a folder and a file without permission and goes on', async function () {
    if (isRoot || process.platform === 'win32') this.skip();
    const cwd = await makeTree({ 'closed/x/SKILL.md': '', 'file/SKILL.md': '', 'open/SKILL.md': '' });
    await chmod(join(cwd, 'closed'), 0);
    await chmod(join(cwd, 'file/SKILL.md'), 0);
    try {
      const { files, notes } = await readSkillFiles(['.'], cwd, excludeFilter([]));
      assert.deepEqual(files.map(({ path }) => path), ['open/SKILL.md']);
      assert.match(notes.join('\n'), /closed: no permission/);
      assert.match(notes.join('\n'), /file.SKILL\.md: no permission/);
    } finally {
      await chmod(join(cwd, 'closed'), 0o700);
    }
  });
});

describe('reading a file that a skill refers to', () => {
  afterEach(removeTrees);

  it('reads files below the skill folder by their real path only', async () => {
    const folder = await makeTree({ 'secret.txt': 'secret', 'skill/SKILL.md': '', 'skill/a/b.md': 'text', 'skill/out.txt': { link: '../secret.txt' }, 'skill/in.md': { link: 'a/b.md' } });
    const read = async (path: string) => {
      const bytes = await readReferenced({ uri: pathToFileURL(join(folder, 'skill/SKILL.md')).href, path });
      return bytes && Buffer.from(bytes).toString();
    };
    assert.equal(await read('a/b.md'), 'text');
    assert.equal(await read('in.md'), 'text');
    for (const path of ['out.txt', '../secret.txt', 'a', 'missing.md', 'nul\0.md']) assert.equal(await read(path), undefined, path);
  });
});
