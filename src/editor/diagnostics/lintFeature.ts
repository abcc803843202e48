import { CodeActionKind, commands as vscodeCommands, Disposable, type Event, EventEmitter, languages, type Uri } from 'vscode';
import { rulesById } from '../../core/lint/ruleTable.ts';
import type { LocatedFinding } from '../../core/lint/locatedFinding.ts';
import { commands, internalCommands } from '../manifest.ts';
import { register } from '../util/register.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { configDiagnostics } from './configDiagnostics.ts';
import { ConfigFiles, type SettingsGroup } from './configFiles.ts';
import { FileFindings } from './fileFindings.ts';
import { fixAllEdit } from './fixAllEdit.ts';
import { LibraryFindings, type LibraryFindingsParts } from './libraryFindings.ts';
import { removeByteOrderMark } from './removeByteOrderMark.ts';
import { rulePageUri } from './rulePageUri.ts';
import { showListingBudget } from './showListingBudget.ts';
import { fixAllKind, SkillActions } from './skillActions.ts';
import { SkillDiagnostics } from './skillDiagnostics.ts';

export interface LintFeatureParts extends Omit<LibraryFindingsParts, 'configs'> {
  readonly extensionUri: Uri;
  readonly panels: ReportPanels;
}

/** What is found in skills, for whoever shows it. */
export interface Findings {
  /** Of a skill by its URI: of its file, then of the library. */
  of(uri: string): readonly LocatedFinding[];
  readonly onDidChange: Event<unknown>;
  readonly library: LibraryFindings;
  /** The skills by the settings that hold for them; one group even where there are no skills. */
  settingsGroups(): Promise<readonly SettingsGroup[]>;
}

/** Diagnostics of skills and configuration files, fixes for them, and the listing budget. */
export function lintFeature(parts: LintFeatureParts): Findings & Disposable {
  const { extensionUri, engine, index, log } = parts;
  const configs = new ConfigFiles(index, log);
  const files = new FileFindings({ ...parts, configs });
  const library = new LibraryFindings({ ...parts, configs });
  const changed = new EventEmitter<void>();
  const of = (uri: string) => [...files.of(uri), ...library.of(uri)];
  const actions = new SkillActions({
    findingsOf: async ({ uri }) => {
      await files.settled();
      return of(uri.toString());
    },
    fixAll: (document, token) => fixAllEdit(document, { engine, index, configs }, token),
  });
  const all = Disposable.from(
    configs, files, library, changed,
    files.onDidChange(() => changed.fire()),
    library.onDidChange(() => changed.fire()),
    configDiagnostics(configs),
    new SkillDiagnostics({ extensionUri, index, files, library }),
    languages.registerCodeActionsProvider({ pattern: '**/[sS][kK][iI][lL][lL].[mM][dD]' }, actions, { providedCodeActionKinds: [CodeActionKind.QuickFix, fixAllKind] }),
    register(log, internalCommands.removeByteOrderMark, (uri) => removeByteOrderMark(uri as Uri)),
    register(log, internalCommands.openRulePage, async (rule) => {
      if (rulesById.has(String(rule))) await vscodeCommands.executeCommand('markdown.showPreview', rulePageUri(extensionUri, String(rule)));
    }),
    register(log, commands.showListingBudget, () => showListingBudget(parts)),
  );
  return {
    of,
    library,
    settingsGroups: () => configs.groups(),
    onDidChange: changed.event,
    dispose: () => void all.dispose(),
  };
}
