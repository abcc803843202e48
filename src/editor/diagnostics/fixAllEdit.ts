import { type CancellationToken, type TextDocument, Range, WorkspaceEdit } from 'vscode';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { builtinChecks } from './builtinChecks.ts';
import type { ConfigFiles } from './configFiles.ts';

/** The edit that makes all safe fixes of a skill; undefined where there are none. A byte order mark is no part of the text, so it stays. */
export async function fixAllEdit(document: TextDocument, parts: { readonly engine: EngineClient; readonly index: LibraryIndex; readonly configs: ConfigFiles }, token: CancellationToken): Promise<WorkspaceEdit | undefined> {
  const { engine, index, configs } = parts;
  await configs.loaded();
  await index.settled();
  const uri = document.uri.toString();
  const summary = index.skills.get(uri);
  if (!summary) return undefined;
  const { version } = document;
  const before = document.getText();
  const question = { uri, text: before, settings: configs.settingsFor(summary), builtinChecks: builtinChecks([uri]).includes(uri) };
  const fixed = await engine.call('fixAll', question, token);
  if (!fixed || fixed.text === before || document.version !== version) return undefined;
  const { start, end, text } = difference(before, fixed.text);
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(document.positionAt(start), document.positionAt(end)), text);
  return edit;
}

/** The shortest stretch of `before` whose replacement by `text` gives `after`. */
function difference(before: string, after: string): { readonly start: number; readonly end: number; readonly text: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
