import { type TextDocument, Uri, WorkspaceEdit } from 'vscode';
import { asks } from '../../core/lint/fixAll.ts';
import type { LocatedFix } from '../../core/lint/locatedFinding.ts';
import { rangeOf } from './toDiagnostic.ts';

/** A fix as an edit of the workspace; VS Code shows a preview of one that renames or creates files, and asks. */
export function fixEdit({ uri }: TextDocument, fix: LocatedFix): WorkspaceEdit {
  const edit = new WorkspaceEdit();
  const ask = asks(fix) ? { needsConfirmation: true, label: fix.title } : undefined;
  const folder = Uri.joinPath(uri, '..');
  for (const { text, ...range } of fix.edits) edit.replace(uri, rangeOf(range), text, ask);
  for (const { path, text } of fix.create ?? []) edit.createFile(Uri.joinPath(folder, path), { contents: new TextEncoder().encode(text) }, ask);
  if (fix.rename) {
    const from = fix.rename.what === 'file' ? uri : folder;
    edit.renameFile(from, Uri.joinPath(from, '..', fix.rename.to), { overwrite: false }, ask);
  }
  return edit;
}
