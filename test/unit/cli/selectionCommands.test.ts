import assert from 'node:assert/strict';
import type { CompareReport } from '../../../src/core/report/compareRules.ts';
import type { ExplainReport } from '../../../src/core/report/explainReport.ts';
import type { FrontierReport } from '../../../src/core/report/frontierReport.ts';
import type { PreviewReport } from '../../../src/core/report/previewReport.ts';
import { ruleIds } from '../../../src/core/selection/rules/selectionRule.ts';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

const library = {
  'data/csv-cleaning/SKILL.md': skillText('csv-cleaning', 'Clean messy CSV files, fix delimiters and duplicate rows.'),
  'data/csv-tidy/SKILL.md': skillText('csv-tidy', 'Tidy a CSV file: duplicate rows, delimiters and messy columns.'),
  'old/csv-tidy/SKILL.md': skillText('csv-tidy', 'Tidy CSV files of the old kind with duplicate rows.'),
  'web/page-speed/SKILL.md': skillText('page-speed', 'Measure how fast a web page loads and make it faster.'),
};
const task = ['--task', 'Clean this messy CSV file with duplicate rows', '--price', '0.1'];

describe('the command line, selecting', () => {
  let machine: TestMachine;
  let folder: string;
  const json = async <Report>(...argv: readonly string[]): Promise<Report> => {
    const { code, out, err } = await machine.run([...argv, '--json']);
    assert.equal(code, 0, err);
    assert.doesNotMatch(out, /file:\/\//);
    return JSON.parse(out) as Report;
  };

  before(async () => {
    machine = await TestMachine.create();
    folder = await makeTree(library);
  });
  after(removeTrees);

  it('compares all rules, as JSON with folders and as text with differences', async () => {
    const report = await json<CompareReport>('compare', folder, ...task);
    assert.deepEqual([report.version, report.rules.map(({ rule }) => rule)], [1, [...ruleIds]]);
    assert.ok(report.rules.every(({ selected }) => selected.every((skill) => 'root' in skill && skill.root === folder)));
    const { out } = await machine.run(['compare', folder, ...task]);
    assert.match(out, /Best Prefix Selection \(BPS\) .* \d+\.\d % .* ms/);
    assert.match(out, /Gong et al\. 2024: not here/);
    assert.match(out, /Guo et al\. 2026: not here/);
  });

  it('draws a frontier', async () => {
    const report = await json<FrontierReport>('budgets', folder, ...task, '--frontier', '--budget', '2k', '--budgets', '60,1000');
    assert.deepEqual([report.version, report.budget, report.budgets.map(({ budget }) => budget)], [1, 2000, [60, 1000]]);
    assert.ok(report.points.length > 1 && report.points[0]?.tokens === 0);
    assert.match((await machine.run(['budgets', folder, ...task, '--frontier'])).out, /What each number of tokens buys/);
    assert.match((await machine.run(['budgets', folder, ...task, '--budget', '2k'])).err, /--budget belongs to --frontier/);
  });

  it('pins and leaves out by name or path', async () => {
    const pinned = await json<PreviewReport>('preview', folder, ...task, '--pin', 'page-speed', '--without', 'data/csv-cleaning', '--without', 'old/csv-tidy/SKILL.md');
    assert.ok(pinned.selected.some(({ name, pinned }) => name === 'page-speed' && pinned));
    assert.ok(pinned.leftOut.filter(({ code }) => code === 'excluded').length === 2);
    const { out } = await machine.run(['preview', folder, ...task, '--pin', `${folder}/web/page-speed`]);
    assert.match(out, /Beside the pinned skills, in the worst case never below 63\.2 %/);
  });

  it('keeps a reserve free and previews by any rule', async () => {
    const { out } = await machine.run(['preview', folder, ...task, '--reserve', '3,950']);
    assert.match(out, /4,000 tokens, 3,950 of them kept free/);
    const report = await json<PreviewReport>('preview', folder, ...task, '--reserve', '3,950');
    assert.ok(report.tokens <= 50);
    assert.match((await machine.run(['preview', folder, ...task, '--rule', 'mmr'])).out, /Rule: Maximal marginal relevance[^]*promises nothing/);
    assert.match((await machine.run(['preview', folder, ...task, '--max-skills', '1'])).out, /voids the guarantee/);
  });

  it('explains a skill that is left out and one that is not', async () => {
    const report = await json<ExplainReport & { readonly skill: { readonly root: string } }>('explain', folder, ...task, '--skill', 'page-speed');
    assert.deepEqual([report.version, report.isSelected, report.skill.root], [1, false, folder]);
    const { out } = await machine.run(['explain', folder, ...task, '--skill', 'old/csv-tidy']);
    assert.match(out, /Would (not )?be loaded[^]*Gain \d\.\d{3} alone/);
    assert.match((await machine.run(['explain', folder, ...task, '--skill', 'csv-cleaning'])).out, /Gain/);
  });

  it('explains by the words that match, where they stand, and what is loaded instead', async () => {
    const { out } = await machine.run(['explain', folder, ...task, '--max-skills', '1', '--skill', 'old/csv-tidy']);
    assert.match(out, /comes 3rd of 4 skills by relevance to the task/);
    assert.match(out, /What speaks for it\n +The task says +Share +The skill says +Where\n/);
    assert.match(out, /\n +duplicate +\d+ % +duplicate +description, line 3\n/);
    assert.match(out, /Words of the task that it has not: (messy, Clean|Clean, messy)\./);
    assert.match(out, /The chosen skills beside it[^\n]*\n +Skill +Relevance +Chance +Gain +Tokens +Only it has +Only this has\n +this: csv-tidy .*\n +csv-tidy \(data\/csv-tidy\/SKILL\.md\) /);
    const { match, chosen, librarySize } = await json<ExplainReport>('explain', folder, ...task, '--max-skills', '1', '--skill', 'old/csv-tidy');
    assert.deepEqual([librarySize, match.place, [...match.missing].sort()], [4, 3, ['Clean', 'messy']]);
    assert.ok(chosen.length > 0 && chosen.every((skill) => 'root' in skill && skill.root === folder));
    assert.match((await machine.run(['explain', folder, ...task, '--rule', 'mmr', '--skill', 'csv-cleaning'])).out, /Rule: Maximal marginal relevance/);
  });

  for (const [name, argv, message] of [
    ['a name that two skills have', ['preview', '--pin', 'csv-tidy'], /--pin: 2 skills are named "csv-tidy": say which by its path: data\/csv-tidy\/SKILL\.md, old\/csv-tidy\/SKILL\.md/],
    ['a name that no skill has', ['preview', '--without', 'csv-cleanin'], /--without: there is no skill .*"csv-cleanin" here\. Did you mean csv-cleaning\?/],
    ['a name that shares words with some', ['preview', '--without', 'csv-repair-tool'], /"csv-repair-tool" here\. Did you mean csv-tidy or csv-cleaning\?/],
    ['one skill pinned and left out', ['preview', '--pin', 'page-speed', '--without', 'web/page-speed'], /is pinned too/],
    ['a reserve of the whole budget', ['preview', '--reserve', '4k'], /--reserve: 4k leaves nothing of a budget of 4000 tokens/],
    ['a rule that is none', ['preview', '--rule', 'gong'], /--rule: there is no rule "gong".* The rules are top-k, /],
    ['no skill to explain', ['explain'], /Say which skill to explain/],
  ] as const) {
    it(`ends with 2 for ${name}`, async () => {
      const [command, ...rest] = argv;
      const { code, out, err } = await machine.run([command, folder, ...task, ...rest]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }
});
