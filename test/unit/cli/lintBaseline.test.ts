import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LintReport } from '../../../src/core/report/lint/lintReport.ts';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

type Baselined = LintReport & { readonly baseline?: { readonly known: number; readonly obsolete: readonly { readonly path: string; readonly rule: string }[] } };

const tea = skillText('tea', 'Pours green tea into cups.', '# Tea\n\nSee [a](a.md).\n\nSee [b](b.md).\n');

describe('lint --baseline', () => {
  let machine: TestMachine;
  let folder: string;
  const lint = async (...argv: string[]) => {
    const { code, out, err } = await machine.run(['lint', 'skills', '--json', ...argv], { cwd: folder });
    return { code, err, report: JSON.parse(out) as Baselined };
  };

  before(async () => (machine = await TestMachine.create()));
  beforeEach(async () => (folder = await makeTree({ 'skills/tea/SKILL.md': tea })));
  after(removeTrees);

  it('bears with what it holds, wherever the lines move, and reports what is new', async () => {
    const written = await lint('--baseline', 'known.json', '--write-baseline');
    assert.deepEqual([written.code, written.report.findings], [0, []]);
    assert.match(written.err, /known\.json: 2 findings are known/);
    await writeFile(join(folder, 'skills/tea/SKILL.md'), tea.replace('# Tea\n', '# Tea\n\nFirst, boil water.\n\nSee [c](c.md).\n'));
    const { report } = await lint('--baseline', 'known.json');
    assert.deepEqual(report.findings.map(({ rule, line }) => [rule, line]), [['broken-link', 9]]);
    assert.deepEqual(report.baseline, { known: 2, obsolete: [] });
    assert.equal((await lint('--baseline', 'known.json', '--max-warnings', '0')).code, 1);
  });

  it('tells entries that nothing is found for, in the folders that are linted', async () => {
    await lint('--baseline', 'known.json', '--write-baseline');
    const file = join(folder, 'known.json');
    const { findings, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { findings: object[] };
    await writeFile(file, JSON.stringify({ ...rest, findings: [...findings, { path: 'elsewhere/x/SKILL.md', rule: 'secret', fingerprint: 'x' }] }));
    await writeFile(join(folder, 'skills/tea/SKILL.md'), tea.replace('See [b](b.md).\n', ''));
    const { report } = await lint('--baseline', 'known.json');
    assert.deepEqual(report.baseline?.obsolete.map(({ path, rule }) => [path, rule]), [['skills/tea/SKILL.md', 'broken-link']]);
    assert.match((await machine.run(['lint', 'skills', '--baseline', 'known.json'], { cwd: folder })).err, /obsolete in the baseline: broken-link in skills\/tea\/SKILL\.md/);
    await lint('--baseline', 'known.json', '--write-baseline');
    const kept = JSON.parse(await readFile(file, 'utf8')) as { findings: { path: string }[] };
    assert.deepEqual(kept.findings.map(({ path }) => path), ['elsewhere/x/SKILL.md', 'skills/tea/SKILL.md']);
  });

  it('refuses a file that is no baseline, and leaves it alone', async () => {
    await writeFile(join(folder, 'other.json'), '{ "mine": 1 }');
    for (const more of [[], ['--write-baseline']]) {
      const { code, err } = await machine.run(['lint', 'skills', '--baseline', 'other.json', ...more], { cwd: folder });
      assert.equal(code, 2);
      assert.match(err, /it is no baseline/);
    }
    assert.equal(await readFile(join(folder, 'other.json'), 'utf8'), '{ "mine": 1 }');
  });
});

describe('lint --changed-since', () => {
  let machine: TestMachine;
  let folder: string;
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...words], { stdio: 'pipe' });
  const paths = async (...argv: string[]) => {
    const { out } = await machine.run(['lint', 'skills', '--json', ...argv], { cwd: folder });
    return [...new Set((JSON.parse(out) as LintReport).findings.map(({ path }) => path))];
  };

  before(async () => {
    machine = await TestMachine.create();
    folder = await makeTree({ 'skills/old/SKILL.md': tea.replace('name: tea', 'name: old'), 'skills/tea/SKILL.md': tea, 'skills/cup/SKILL.md': skillText('cup', 'Washes cups by hand.', 'See [x](x.md).\n'), 'skills/cup/x.md': '' });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
  });
  after(removeTrees);

  it('reports only skills with changed files, new and lost ones too', async () => {
    assert.equal((await paths()).length, 2);
    assert.deepEqual(await paths('--changed-since', 'HEAD'), []);
    await writeFile(join(folder, 'skills/tea/SKILL.md'), `${tea}More.\n`);
    assert.deepEqual(await paths('--changed-since', 'HEAD'), ['tea/SKILL.md']);
    await rm(join(folder, 'skills/cup/x.md'));
    await mkdir(join(folder, 'skills/new'));
    await writeFile(join(folder, 'skills/new/SKILL.md'), 'nothing');
    assert.deepEqual(await paths('--changed-since', 'HEAD'), ['cup/SKILL.md', 'new/SKILL.md', 'tea/SKILL.md']);
  });

  it('works in a hook of git', async () => {
    process.env['GIT_DIR'] = '.git';
    try {
      assert.ok((await paths('--changed-since', 'HEAD')).length > 0);
    } finally {
      delete process.env['GIT_DIR'];
    }
  });

  it('ends with 2 without git, outside of a working tree, and for a revision that there is not', async () => {
    const unknown = await machine.run(['lint', 'skills', '--changed-since', 'nowhere'], { cwd: folder });
    assert.equal(unknown.code, 2);
    assert.match(unknown.err, /--changed-since: .*nowhere/);
    const outside = await makeTree({ 'tea/SKILL.md': tea });
    assert.match((await machine.run(['lint', '.', '--changed-since', 'HEAD'], { cwd: outside })).err, /--changed-since: .*not a git repository/);
    const path = process.env['PATH'];
    process.env['PATH'] = outside;
    try {
      const { code, err } = await machine.run(['lint', 'skills', '--changed-since', 'HEAD'], { cwd: folder });
      assert.equal(code, 2);
      assert.match(err, /needs git/);
    } finally {
      process.env['PATH'] = path;
    }
  });
});
