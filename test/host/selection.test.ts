import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';
import { extensionUnderTest, remove, skillAt, skillText, until, write } from './extensionUnderTest.ts';

const task = 'Fill in the PDF form from the supplier';

describe('the Selection', () => {
  let api: ExtensionApi;
  before(async () => {
    api = await extensionUnderTest();
  });

  const answer = (wanted: string) =>
    until(api.model.onDidChange, () => {
      const { status, report } = api.model.snapshot();
      return status.kind === 'done' && report?.task === wanted ? report : undefined;
    });

  it('answers a task given to the command', async () => {
    await vscode.commands.executeCommand('skillLoadout.previewSelection', task);
    const report = await answer(task);
    assert.equal(report.selected[0]?.path, 'documents/pdf-form-filling/SKILL.md');
    assert.ok(report.tokens <= report.budget);
  });

  it('never shows an answer to an earlier question', async () => {
    const shown: string[] = [];
    const subscription = api.model.onDidChange(() => {
      const { status, report } = api.model.snapshot();
      if (status.kind === 'done' && report) shown.push(`${api.model.task}|${report.task}`);
    });
    for (const each of ['Find the commit that broke the test', 'Make the Docker image smaller', task]) {
      api.model.setTask(each);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await answer(task);
    subscription.dispose();
    assert.ok(shown.length > 0);
    for (const pair of shown) assert.equal(pair, `${task}|${task}`);
  });

  it('asks again when the budget changes', async () => {
    await api.model.answered();
    api.model.setBudget(10);
    const report = await until(api.model.onDidChange, () => {
      const { status, report } = api.model.snapshot();
      return status.kind === 'done' && report?.budget === 10 ? report : undefined;
    });
    assert.deepEqual(report.selected, []);
    assert.match(report.emptyBecause ?? '', /longer than the budget of 10 tokens/);
    api.model.setBudget(4_000);
  });

  it('asks again when a skill appears that serves the task', async () => {
    await vscode.commands.executeCommand('skillLoadout.previewSelection', 'Tune the harpsichord to quarter-comma meantone');
    assert.deepEqual((await answer('Tune the harpsichord to quarter-comma meantone')).selected, []);
    await write('music/harpsichord-tuning/SKILL.md', skillText('harpsichord-tuning', 'Tune a harpsichord to quarter-comma meantone. Use when a harpsichord is out of tune.'));
    const report = await until(api.model.onDidChange, () => {
      const { report } = api.model.snapshot();
      return report?.selected.length === 1 ? report : undefined;
    });
    assert.equal(report.selected[0]?.name, 'harpsichord-tuning');
    await remove('music');
  });

  it('lives on when the worker is killed', async () => {
    await api.model.answered();
    const lost = until(api.engine.onDidLose, () => (api.engine.running ? undefined : true));
    killWorker(api);
    await lost;
    await vscode.commands.executeCommand('skillLoadout.previewSelection', task);
    assert.equal((await answer(task)).selected[0]?.name, 'pdf-form-filling');
    assert.ok(skillAt(api, 'data/csv-cleaning/SKILL.md'));
  });

  it('says so when the worker is killed during a preview, and answers again by itself', async () => {
    api.model.setTask('Make the Docker image smaller');
    killWorker(api);
    const report = await answer('Make the Docker image smaller');
    assert.equal(report.selected[0]?.name, 'docker-image-slimming');
  });

  it('rebuilds the index by command, with the same skills as before', async () => {
    const before = [...api.index.skills.keys()].sort();
    await vscode.commands.executeCommand('skillLoadout.rebuildIndex');
    assert.deepEqual([...api.index.skills.keys()].sort(), before);
  });

  it('shows the log by command', async () => {
    await vscode.commands.executeCommand('skillLoadout.showLog');
  });

  it('offers every command of the manifest in the palette', async () => {
    const known = new Set(await vscode.commands.getCommands(true));
    const manifest = vscode.extensions.getExtension('skill-loadout.skill-loadout')?.packageJSON as { contributes: { commands: { command: string }[] } };
    for (const { command } of manifest.contributes.commands) assert.ok(known.has(command), command);
  });
});

/** Ends the worker as the operating system would. */
function killWorker({ engine }: ExtensionApi): void {
  engine.kill();
}
