import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const library = {
  'data/csv-cleaning/SKILL.md': skillText('csv-cleaning', 'Clean messy CSV files, fix delimiters and duplicate rows.', '# Clean CSV\n\nSee [notes](notes.md).\n'),
  'data/csv-cleaning/notes.md': 'Delimiters, quotes, duplicate rows.\n',
  'web/page-speed/SKILL.md': skillText('page-speed', 'Measure how fast a web page loads and make it faster.'),
};

interface PreviewJson {
  readonly version: number;
  readonly task: string;
  readonly budget: number;
  readonly selected: readonly { readonly root: string; readonly path: string; readonly name: string; readonly tokens: number; readonly gain: number }[];
  readonly tokens: number;
  readonly benefit: number;
  readonly objective: number;
  readonly coverage: readonly { readonly capability: string; readonly demand: number; readonly covered: number }[];
  readonly leftOut: readonly { readonly path: string; readonly name: string; readonly reason: string }[];
}

describe('the command line', () => {
  let machine: TestMachine;
  let folder: string;

  before(async () => {
    machine = await TestMachine.create();
    folder = await makeTree(library);
  });
  after(removeTrees);

  it('prints help, for a command too, and its version', async () => {
    assert.match((await machine.run(['--help'])).out, /^skill-loadout: .*\n\nUsage: skill-loadout <command> <folder>/);
    const { code, out } = await machine.run(['preview', '--help']);
    assert.equal(code, 0);
    assert.match(out, /--budget N +tokens .* \(default 4,000\)/);
    assert.doesNotMatch(out, /--budgets|--fail-on-problems/);
    assert.equal((await machine.run(['help', 'list'])).out, (await machine.run(['list', '-h'])).out);
    assert.deepEqual(await machine.run(['-V']), { code: 0, out: '1.2.3\n', err: '' });
  });

  it('lists skills as text and as JSON without URIs', async () => {
    assert.match((await machine.run(['list', folder])).out, /csv-cleaning .* data\/csv-cleaning\/SKILL\.md/);
    const { out, code } = await machine.run(['list', folder, '--json']);
    const { version, skills } = JSON.parse(out) as { version: number; skills: { root: string; path: string; document: number }[] };
    assert.deepEqual([code, version, skills.map(({ path }) => path)], [0, 1, ['data/csv-cleaning/SKILL.md', 'web/page-speed/SKILL.md']]);
    assert.equal(skills[0]?.root, folder);
    assert.doesNotMatch(out, /file:/);
  });

  it('counts the tokens of skills and of the files they refer to', async () => {
    const { out } = await machine.run(['tokens', folder, '--json']);
    const { encoding, skills } = JSON.parse(out) as { encoding: string; skills: { name: string; document: number; referenced: { path: string; tokens: number }[] }[] };
    assert.equal(encoding, 'o200k_base');
    assert.deepEqual(skills[0]?.referenced, [{ path: 'notes.md', tokens: 9 }]);
    assert.ok((skills[0]?.document ?? 0) > 20);
  });

  it('previews what a task would load', async () => {
    const { code, out } = await machine.run(['preview', folder, '--task', 'Clean this CSV file with duplicate rows', '--budget', '8k', '--json']);
    const report = JSON.parse(out) as PreviewJson;
    assert.deepEqual([code, report.version, report.budget], [0, 1, 8000]);
    assert.deepEqual(report.selected.map(({ path }) => path), ['data/csv-cleaning/SKILL.md']);
    assert.equal(report.selected[0]?.root, folder);
    assert.deepEqual(report.leftOut.map(({ name }) => name), ['page-speed']);
    assert.ok(report.objective > 0 && report.benefit >= report.objective && report.coverage.length > 0);
  });

  it('compares budgets', async () => {
    const { code, out } = await machine.run(['budgets', folder, '--task', 'Clean this CSV file', '--budgets', '10,2k', '--json']);
    const { budgets } = JSON.parse(out) as { budgets: { budget: number; selected: unknown[] }[] };
    assert.deepEqual([code, budgets.map(({ budget, selected }) => [budget, selected.length])], [0, [[10, 0], [2000, 1]]]);
  });

  it('reads a task of 100 kB from standard input, in pieces that split characters', async () => {
    const task = Buffer.from('Säubere die CSV file duplicate rows. '.repeat(2700));
    const pieces = Array.from({ length: Math.ceil(task.length / 4097) }, (_, index) => task.subarray(index * 4097, (index + 1) * 4097));
    const { code, out } = await machine.run(['preview', folder, '-', '--json'], { stdin: Readable.from(pieces) });
    assert.equal(code, 0);
    assert.equal((JSON.parse(out) as PreviewJson).task, task.toString());
  });

  it('reads a task from a file below the current folder', async () => {
    await writeFile(join(machine.home, 'task.md'), '\ufeffClean the CSV');
    const { out } = await machine.run(['preview', folder, '--task-file', 'task.md', '--json']);
    assert.equal((JSON.parse(out) as PreviewJson).task, 'Clean the CSV');
  });

  for (const [name, argv, message] of [
    ['a folder that is not there', ['list', 'no-such-folder'], /no-such-folder: there is no such file or folder/],
    ['a file in place of a folder', ['list', 'program/package.json'], /it is a file; give the folder/],
    ['a task file that is not there', ['preview', '.', '--task-file', 'gone.md'], /--task-file gone\.md: there is no such file/],
    ['a folder as a task file', ['preview', '.', '--task-file', '.'], /it is a folder, not a file/],
    ['an empty task', ['preview', '.', '--task', ' \n'], /The task is empty/],
    ['an empty standard input', ['preview', '.', '-'], /The task is empty/],
    ['a glob that is none', ['list', '.', '--exclude', ''], /--exclude: "" is not a glob/],
    ['an unknown option', ['list', '.', '--x'], /no option --x/],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      const { code, out, err } = await machine.run(argv);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }

  it('ends with 1 for an empty answer only where asked to', async () => {
    const foreign = ['preview', folder, '--task', 'zzz qqq'];
    assert.equal((await machine.run(foreign)).code, 0);
    assert.equal((await machine.run([...foreign, '--fail-on-empty'])).code, 1);
    await mkdir(join(machine.home, 'empty'));
    assert.equal((await machine.run(['list', 'empty'])).code, 0);
    assert.equal((await machine.run(['tokens', 'empty', '--fail-on-empty'])).code, 1);
    assert.equal((await machine.run(['list', folder, '--fail-on-empty'])).code, 0);
  });

  it('ends with 1 for problems only where asked to', async () => {
    const broken = await makeTree({ 'a/SKILL.md': '---\nname: [a\n' });
    assert.equal((await machine.run(['list', broken])).code, 0);
    assert.equal((await machine.run(['list', broken, '--fail-on-problems'])).code, 1);
    assert.equal((await machine.run(['list', folder, '--fail-on-problems'])).code, 0);
  });

  it('prints hostile names harmlessly, as text and as JSON', async () => {
    const hostile = await makeTree({ 'a\x1b[2J/SKILL.md': skillText('"evil\\e[31m\\u009bx"', '"b\\u202e"') });
    for (const argv of [['list', hostile], ['list', hostile, '--json'], ['tokens', hostile]]) {
      assert.doesNotMatch((await machine.run(argv)).out.replaceAll('\n', ''), /\p{Cc}|\u202e/u);
    }
  });

  it('fits its text into the terminal', async () => {
    let out = '';
    await machine.run(['list', folder], { stdout: { write: (text: string) => (out += text), isTTY: true, columns: 60 } });
    assert.ok(out.split('\n').every((line) => line.length <= 60), out);
  });
});

describe('the cache of token counts', () => {
  let folder: string;

  beforeEach(async () => (folder = await makeTree(library)));
  afterEach(removeTrees);

  it('spares a second run all counting', async () => {
    const machine = await TestMachine.create();
    const first = await machine.run(['tokens', folder, '--json']);
    const { code, out } = await machine.run(['tokens', folder, '--json'], { programFolder: machine.home });
    assert.deepEqual([code, out], [0, first.out]);
    assert.deepEqual(await readdir(join(machine.cacheFile, '..')), ['tokens-o200k_base.json']);
  });

  it('is left alone by --no-cache', async () => {
    const machine = await TestMachine.create();
    await machine.run(['list', folder, '--no-cache']);
    await assert.rejects(readFile(machine.cacheFile), { code: 'ENOENT' });
  });

  it('may be damaged, which is said with --verbose', async () => {
    const machine = await TestMachine.create();
    await machine.run(['list', folder]);
    for (const damaged of ['{"format":', '{"format":"other"}', 'null', '']) {
      await writeFile(machine.cacheFile, damaged);
      const { code, err } = await machine.run(['list', folder]);
      assert.deepEqual([code, err], [0, '']);
    }
    await writeFile(machine.cacheFile, '{');
    assert.match((await machine.run(['list', folder, '--verbose'])).err, /is damaged; every token is counted again/);
    assert.match(await readFile(machine.cacheFile, 'utf8'), /^\{"format".*\}$/);
  });

  it('may be impossible to write', async () => {
    const machine = await TestMachine.create();
    await writeFile(join(machine.home, 'cache'), 'a file where the folder should be');
    assert.deepEqual((await machine.run(['list', folder])).err, '');
    const { code, err } = await machine.run(['list', folder, '--verbose']);
    assert.equal(code, 0);
    assert.match(err, /could not be written/);
  });

  it('says what to do when the ranks are missing', async () => {
    const machine = await TestMachine.create({ withRanks: false });
    const { code, err } = await machine.run(['list', folder]);
    assert.equal(code, 2);
    assert.match(err, /o200k_base\.ranks is missing.*Install skill-loadout again/);
  });
});
