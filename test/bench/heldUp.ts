import { monitorEventLoopDelay } from 'node:perf_hooks';
import { markOutput } from '../run/outputMark.ts';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/editor/extension.ts';

/** Runs in the extension host: how long its event loop stands still while the library is read, and while someone types. */
export async function run(): Promise<void> {
  markOutput();
  const reading = watch();
  const started = performance.now();
  const api = await vscode.extensions.getExtension<ExtensionApi>('skill-loadout.skill-loadout')?.activate();
  if (!api) throw new Error('the extension is not there');
  await api.index.settled();
  report(`extension host held up while ${api.index.skills.size} skills are read (${Math.round(performance.now() - started)} ms)`, reading);
  await vscode.commands.executeCommand('skillLoadout.selection.focus');
  const typing = watch();
  for (const task of JSON.parse(process.env['SKILL_LOADOUT_TASKS'] ?? '[]') as string[]) {
    for (let end = 1; end <= task.length; end++) {
      api.model.setTask(task.slice(0, end));
      await api.model.answered();
    }
  }
  report('extension host held up while tasks are typed', typing);
}

function watch() {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return delay;
}

function report(what: string, delay: ReturnType<typeof watch>): void {
  delay.disable();
  const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(0);
  console.log(`${what}: p99 ${ms(delay.percentile(99))} ms, longest ${ms(delay.max)} ms at a time`);
}
