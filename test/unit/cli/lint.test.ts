import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LintReport } from '../../../src/core/report/lint/lintReport.ts';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const sample = join(import.meta.dirname, '../../../media/sample');

const planted = [
  'data/csv-cleaning/SKILL.md redundant-description data/tabular-data-tidy/SKILL.md',
  'data/tabular-data-tidy/SKILL.md redundant-description data/csv-cleaning/SKILL.md',
  'database/postgres-migration-check/SKILL.md narrow-inside-broad database/database-change-review/SKILL.md',
  'general/expert-workflow-toolkit/SKILL.md distractor-description',
  'general/productivity-assistant/SKILL.md distractor-description',
];

describe('lint on the command line', () => {
  let machine: TestMachine;

  const lint = async (...argv: string[]) => {
    const { code, out } = await machine.run(['lint', ...argv, '--json']);
    return { code, report: JSON.parse(out) as LintReport };
  };

  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  it('finds what is planted in the sample library, at the descriptions, and nothing else', async () => {
    const { code, report } = await lint(sample);
    assert.deepEqual([code, report.version, report.encoding], [0, 1, 'o200k_base']);
    const rivals = ({ rule: kind, related }: LintReport['findings'][number]) => (kind === 'distractor-description' ? [] : related.map(({ path }) => path));
    assert.deepEqual(report.findings.map((finding) => [finding.path, finding.rule, ...rivals(finding)].join(' ')), planted);
    for (const { root, line, column, endLine, related } of report.findings) {
      assert.deepEqual([root, line, column, endLine], [sample, 3, 14, 3]);
      assert.ok(related.length > 0 && related.every((other) => other.line === 3));
    }
  });

  it('prints places that editors understand, rivals below them, and a sum', async () => {
    const { out } = await machine.run(['lint', '.'], { cwd: sample });
    assert.match(out, /^data\/csv-cleaning\/SKILL\.md:3:14 {2}information: This seems to say the same as "tabular-data-tidy".* \[redundant-description\]\n {4}data\/tabular-data-tidy\/SKILL\.md:3:14 {2}"tabular-data-tidy" says the same\n/);
    assert.match(out, /\n\n18 skills: 2 warnings, 3 information\n$/);
  });

  it('prints paths that open from the current folder, however the library is named', async () => {
    const folder = await makeTree({ 'lib/tea/SKILL.md': skillText('tea', 'Pours green tea into cups.', 'See [it](gone.md).\n'), 'other/readme.md': '' });
    const first = async (cwd: string, ...roots: string[]) => (await machine.run(['lint', ...roots], { cwd })).out.split(':')[0];
    assert.equal(await first(folder, 'lib'), 'lib/tea/SKILL.md');
    assert.equal(await first(folder, 'lib/tea'), 'lib/tea/SKILL.md');
    assert.equal(await first(folder, './lib/tea/SKILL.md'), 'lib/tea/SKILL.md');
    assert.equal(await first(folder, 'lib', 'other'), 'lib/tea/SKILL.md');
    assert.equal(await first(folder, join(folder, 'lib')), 'lib/tea/SKILL.md');
    assert.equal(await first(join(folder, 'other'), '../lib'), '../lib/tea/SKILL.md');
    assert.equal(await first(join(folder, 'other'), join(folder, 'lib')), join(folder, 'lib/tea/SKILL.md'));
  });

  it('says the same whatever ran before', async () => {
    const bread = 'Bakes rye bread with sourdough starters, long fermentation and steam. Use for loaves.';
    const folder = await makeTree({ 'bread/SKILL.md': skillText('bread', bread), 'loaf/SKILL.md': skillText('loaf', bread) });
    await writeFile(machine.programFile, 'the program');
    const before = await machine.run(['lint', folder]);
    for (const command of ['health', 'list', 'lint', 'health']) {
      await machine.run([command, folder]);
      assert.deepEqual(await machine.run(['lint', folder]), before, command);
    }
    assert.match(before.out, /redundant-description/);
  });

  it('shows errors alone with --quiet, and counts the warnings all the same', async () => {
    const folder = await makeTree({ 'a/SKILL.md': skillText('a', 'Use when: it breaks'), 'tea/SKILL.md': skillText('tea', 'Pours green tea into cups.', 'See [it](gone.md).\n') });
    const { code, out } = await machine.run(['lint', folder, '--quiet']);
    assert.equal(code, 1);
    assert.match(out, /^[^\n]*unquoted-colon\]\n\n2 skills: 1 error\n$/);
    const tea = await machine.run(['lint', join(folder, 'tea'), '--quiet', '--max-warnings', '0']);
    assert.deepEqual([tea.code, tea.out, tea.err], [1, '1 skill: nothing to report\n', 'skill-loadout: note: 1 warning, more than --max-warnings 0\n']);
    assert.deepEqual(await machine.run(['lint', join(folder, 'tea'), '--quiet']), { code: 0, out: '1 skill: nothing to report\n', err: '' });
  });

  it('leaves out what is switched off', async () => {
    assert.deepEqual((await lint(sample, '--no-redundant')).report.findings.map(({ rule }) => rule), ['distractor-description', 'distractor-description']);
    const { code, report } = await lint(sample, '--no-redundant', '--no-distractors');
    assert.deepEqual([code, report.findings], [0, []]);
  });

  it('ends with 1 for the problem of a file, which it names with its place', async () => {
    const broken = await makeTree({ 'a/SKILL.md': '---\nname: a\ndescription: Use when: it breaks\n---\n' });
    const { code, report } = await lint(broken);
    assert.deepEqual([code, report.findings.map((finding) => [finding.path, finding.rule, finding.line])], [1, [['a/SKILL.md', 'unquoted-colon', 3]]]);
  });

  it('ends with 0 where there is nothing to say, and with 2 for wrong usage', async () => {
    const fine = await makeTree({ 'brew-tea/SKILL.md': skillText('brew-tea', 'Brews green tea. Use when someone asks for tea.') });
    assert.deepEqual(await machine.run(['lint', fine]), { code: 0, out: '1 skill: nothing to report\n', err: '' });
    assert.equal((await machine.run(['lint'])).code, 2);
    assert.equal((await machine.run(['list', fine, '--no-redundant'])).code, 2);
  });

  it('prints hostile text harmlessly', async () => {
    const text = '"Bakes rye bread with sourdough starters, long fermentation and steam. \\e[31m\\u202e Use for loaves."';
    const hostile = await makeTree({ 'a\x1b[2J/SKILL.md': skillText('"bread\\e[31m"', text), 'b/SKILL.md': skillText('loaf', text) });
    for (const more of [[], ['--json']]) {
      const { out } = await machine.run(['lint', hostile, ...more]);
      assert.match(out, /redundant-description/);
      assert.doesNotMatch(out.replaceAll('\n', ''), /\p{Cc}|\u202e/u);
    }
  });
});
