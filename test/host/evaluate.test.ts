import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import * as vscode from 'vscode';
import type { ReportDocument } from '../../src/core/report/document/reportDocument.ts';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import type { ReportState } from '../../src/protocol/reportView.ts';
import { extensionUnderTest, inWorkspace, remove, skillText, until, write } from './extensionUnderTest.ts';

const distractors = (count: number) => Array.from({ length: count }, (_, n) => JSON.stringify({ text: skillText(`plant-${n}`, `Water plant ${n} of room ${n % 7} on Mondays.`) })).join('\n');

describe('evaluating routing', () => {
  let api: ExtensionApi;
  const states: ReportState[] = [];
  let subscription: vscode.Disposable;

  before(async () => {
    api = await extensionUnderTest();
    subscription = api.panels.onDidShow(({ id, state }) => id === 'evaluation' && states.push(state));
  });
  beforeEach(() => (states.length = 0));
  after(async () => {
    subscription.dispose();
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  const evaluate = async (argument: object) => {
    await vscode.commands.executeCommand('skillLoadout.evaluateRouting', argument);
    return states.at(-1);
  };
  const sample = () => inWorkspace('').toString();

  const reportOf = (state: ReportState | undefined): ReportDocument => {
    assert.ok(state?.kind === 'report', JSON.stringify(state));
    return state.report;
  };
  const textOf = ({ parts }: ReportDocument) => parts.flatMap((part) => (part.kind === 'text' ? part.paragraphs : [])).join('\n');

  it('shows the recall of each strategy on the tasks of the sample library', async () => {
    const report = reportOf(await evaluate({ suite: sample() }));
    assert.equal(states[0]?.kind, 'working');
    assert.match(textOf(report), /5 tasks that need skills and 1 without need of one[^]*Every skill of the suite is in each task's library/);
    const table = report.parts.find((part) => part.kind === 'table');
    assert.ok(table?.kind === 'table');
    const bps = table.rows.find(({ cells }) => cells[0] === 'bps');
    assert.match(bps?.cells[2] ?? '', /^(100|[5-9]\d)\.\d %$/);
    assert.ok(report.parts.some((part) => part.kind === 'chart' && part.series.length === table.rows.length));
  });

  it('adds distractors from a gzipped file, in the numbers asked for', async () => {
    const pool = await write('pools/plants.jsonl.gz', gzipSync(distractors(40)));
    const report = reportOf(await evaluate({ suite: sample(), distractors: pool.toString(), scales: [0, 20, 100] }));
    const chart = report.parts.find((part) => part.kind === 'chart');
    assert.deepEqual(chart?.kind === 'chart' && chart.series[0]?.points.map(({ x }) => x), [0, 20, 40]);
    assert.match(textOf(report), /different distractors: 40; measured at 40 instead of 100/);
    await remove('pools');
  });

  it('takes what of the library is outside the suite, and a folder of skills', async () => {
    const task = { id: 'csv', task: 'Clean the CSV file', skills: ['csv/SKILL.md'] };
    await write('suite/tasks.jsonl', JSON.stringify(task));
    await write('suite/skills/csv/SKILL.md', skillText('csv', 'Clean CSV files: delimiters and duplicate rows.'));
    await until(api.index.onDidChange, () => [...api.index.skills.values()].find(({ path }) => path === 'suite/skills/csv/SKILL.md'));
    const suite = inWorkspace('suite').toString();
    const { size } = api.index.skills;
    assert.match(textOf(reportOf(await evaluate({ suite, distractors: 'library' }))), new RegExp(`Suite: suite, [^]* ${size - 1} distractors`));
    assert.match(textOf(reportOf(await evaluate({ suite, distractors: inWorkspace('data').toString() }))), /Suite: suite, [^]* [1-9] distractors/);
    await remove('suite');
    await until(api.index.onDidChange, () => (api.index.skills.size < size ? true : undefined));
  });

  it('names a bad line with its number and measures the rest', async () => {
    const good = new TextDecoder().decode(await vscode.workspace.fs.readFile(inWorkspace('tasks.jsonl')));
    await write('bad/tasks.jsonl', `${good.split('\n')[0]}\nno task\n`);
    const folder = inWorkspace('bad');
    for (const path of (JSON.parse(good.split('\n')[0] ?? '') as { skills: string[] }).skills) {
      await vscode.workspace.fs.copy(inWorkspace(path), vscode.Uri.joinPath(folder, 'skills', path));
    }
    const text = textOf(reportOf(await evaluate({ suite: folder.toString() })));
    assert.match(text, /tasks\.jsonl line 2: it is no JSON; the line is skipped/);
    await remove('bad');
  });

  it('says in the tab why there is nothing to measure', async () => {
    const state = await evaluate({ suite: inWorkspace('data').toString() });
    assert.match(state?.kind === 'failed' ? state.message : '', /^data: a suite has a file tasks\.jsonl/);
  });

  it('ends when its tab is closed', async () => {
    const pool = await write('pools/many.jsonl', distractors(4_000));
    const running = vscode.commands.executeCommand('skillLoadout.evaluateRouting', { suite: sample(), distractors: pool.toString(), scales: [0, 1_000, 4_000] });
    const state = await until(api.panels.onDidShow, () => states.find((each) => each.kind === 'working' && (each.done ?? 0) > 0));
    assert.match(state.kind === 'working' ? (state.note ?? '') : '', /^Reading skills: [\d,]+ of 4,0\d\d$|^Evaluating/);
    const tab = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label === 'Evaluate Routing');
    assert.ok(tab && (await vscode.window.tabGroups.close(tab)));
    await running;
    assert.ok(states.every(({ kind }) => kind === 'working'));
    await remove('pools');
  });
});
