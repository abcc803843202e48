import { type CancellationToken, CodeAction, type CodeActionContext, CodeActionKind, type CodeActionProvider, type Diagnostic, type Range, type TextDocument, WorkspaceEdit } from 'vscode';
import { asks } from '../../core/lint/fixAll.ts';
import type { LocatedFinding, LocatedFix } from '../../core/lint/locatedFinding.ts';
import { internalCommands } from '../manifest.ts';
import { diagnosticSource, rangeOf } from './toDiagnostic.ts';
import { fixEdit } from './fixEdit.ts';

/** The kind for `editor.codeActionsOnSave`. */
export const fixAllKind = CodeActionKind.SourceFixAll.append('skillLoadout');

export interface SkillActionsOptions {
  /** The findings of a document as it is now. */
  readonly findingsOf: (document: TextDocument) => Promise<readonly LocatedFinding[]>;
  readonly fixAll: (document: TextDocument, token: CancellationToken) => Promise<WorkspaceEdit | undefined>;
}

/** Quick fixes of findings, and all safe ones at once. */
export class SkillActions implements CodeActionProvider {
  readonly #options: SkillActionsOptions;

  constructor(options: SkillActionsOptions) {
    this.#options = options;
  }

  async provideCodeActions(document: TextDocument, range: Range, { only, diagnostics }: CodeActionContext, token: CancellationToken): Promise<CodeAction[]> {
    if (only?.contains(fixAllKind)) {
      const edit = await this.#options.fixAll(document, token);
      return edit ? [withEdit('Fix all safe problems of this skill', fixAllKind, edit)] : [];
    }
    if (only && !only.contains(CodeActionKind.QuickFix)) return [];
    const findings = (await this.#options.findingsOf(document)).filter((finding) => rangeOf(finding).intersection(range));
    const fixes = findings.flatMap((finding) => finding.fixes.map((fix) => withDiagnostic(fixAction(document, fix), finding, diagnostics)));
    const others = findings.flatMap((finding) => [...ignoreActions(document, finding), pageAction(finding)].map((action) => withDiagnostic(action, finding, diagnostics)));
    return [...fixes, ...others];
  }
}

function fixAction(document: TextDocument, fix: LocatedFix): CodeAction {
  const action = new CodeAction(asks(fix) ? `${fix.title}…` : fix.title, CodeActionKind.QuickFix);
  if (fix.removesByteOrderMark) action.command = { command: internalCommands.removeByteOrderMark, title: fix.title, arguments: [document.uri] };
  else action.edit = fixEdit(document, fix);
  action.isPreferred = fix.safe;
  return action;
}

function ignoreActions({ uri }: TextDocument, { rule, ignore }: LocatedFinding): CodeAction[] {
  if (!ignore) return [];
  const edit = new WorkspaceEdit();
  edit.replace(uri, rangeOf(ignore), ignore.text);
  return [withEdit(`Ignore "${rule}" here`, CodeActionKind.QuickFix, edit)];
}

function pageAction({ rule }: LocatedFinding): CodeAction {
  const action = new CodeAction(`Open the page of "${rule}"`, CodeActionKind.QuickFix);
  action.command = { command: internalCommands.openRulePage, title: action.title, arguments: [rule] };
  return action;
}

function withEdit(title: string, kind: CodeActionKind, edit: WorkspaceEdit): CodeAction {
  const action = new CodeAction(title, kind);
  action.edit = edit;
  return action;
}

/** Ties an action to what is shown of its finding. */
function withDiagnostic(action: CodeAction, finding: LocatedFinding, diagnostics: readonly Diagnostic[]): CodeAction {
  const range = rangeOf(finding);
  const shown = diagnostics.filter(({ source, code, range: place }) => source === diagnosticSource && typeof code === 'object' && code.value === finding.rule && place.isEqual(range));
  if (shown.length > 0) action.diagnostics = shown;
  return action;
}
