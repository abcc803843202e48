import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { SkillSummary } from '../../src/core/report/libraryReport.ts';
import type { ExtensionApi } from '../../src/editor/extension.ts';

/** The running extension, its library read and watched. */
export async function extensionUnderTest(): Promise<ExtensionApi> {
  const extension = vscode.extensions.getExtension<ExtensionApi>('skill-loadout.skill-loadout');
  assert.ok(extension);
  const api = await extension.activate();
  await api.index.settled();
  await fileEventsArrive(api);
  return api;
}

/** Resolves with what `find` returns as soon as it is something, looking again at each event. */
export function until<T>(event: vscode.Event<unknown>, find: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find();
      if (found === undefined) return;
      subscription.dispose();
      resolve(found);
    };
    const subscription = event(look);
    look();
  });
}

/** A file or folder below a workspace folder, the first unless told otherwise. */
export function inWorkspace(path: string, folder = 0): vscode.Uri {
  const root = vscode.workspace.workspaceFolders?.[folder];
  assert.ok(root);
  return vscode.Uri.joinPath(root.uri, path);
}

export async function write(path: string, text: string | Uint8Array, folder = 0): Promise<vscode.Uri> {
  const uri = inWorkspace(path, folder);
  await vscode.workspace.fs.writeFile(uri, typeof text === 'string' ? new TextEncoder().encode(text) : text);
  return uri;
}

export async function remove(path: string): Promise<void> {
  await vscode.workspace.fs.delete(inWorkspace(path), { recursive: true });
}

/** The skill at a path below its root, if the library has it. */
export function skillAt({ index }: ExtensionApi, path: string): SkillSummary | undefined {
  return [...index.skills.values()].find((skill) => skill.path === path);
}

/** Id of the rule that a diagnostic is about. */
export function ruleOf({ code }: vscode.Diagnostic): string | number | undefined {
  return typeof code === 'object' ? code.value : code;
}

/** A SKILL.md of few words. */
export function skillText(name: string, description: string): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\n${description}\n`;
}

let watching: Promise<void> | undefined;

/**
 * Resolves once file events arrive: VS Code starts to watch a folder a while after it is asked to, and tells nobody
 * when. Until a probe is seen it is written again and again.
 */
function fileEventsArrive(api: ExtensionApi): Promise<void> {
  watching ??= (async () => {
    const writes: Promise<unknown>[] = [];
    const again = setInterval(() => writes.push(write(`probe/p${writes.length}/SKILL.md`, skillText('probe', 'Probe.'))), 250);
    const isProbe = ({ path }: SkillSummary) => path.startsWith('probe/');
    await until(api.index.onDidChange, () => [...api.index.skills.values()].find(isProbe));
    clearInterval(again);
    await Promise.all(writes);
    await remove('probe');
    await until(api.index.onDidChange, () => ([...api.index.skills.values()].some(isProbe) ? undefined : true));
  })();
  return watching;
}
