import { type ExtensionContext, type Uri, window, workspace } from 'vscode';
import { effectFeature } from './description/effectFeature.ts';
import { type Findings, lintFeature } from './diagnostics/lintFeature.ts';
import { CountCacheFile } from './engine/countCacheFile.ts';
import { EngineClient } from './engine/engineClient.ts';
import { keepCounts } from './engine/keepCounts.ts';
import { hostFiles } from './library/hostFiles.ts';
import { showIndexProgress } from './library/indexProgress.ts';
import { LibraryIndex } from './library/libraryIndex.ts';
import { rebuildIndex } from './library/rebuildCommand.ts';
import { SkillMarks } from './library/skillMarks.ts';
import { commands } from './manifest.ts';
import type { Platform } from './platform.ts';
import { selectionFeature } from './selection/selectionFeature.ts';
import { SelectionModel } from './selection/selectionModel.ts';
import { readSettings } from './settings.ts';
import { register } from './util/register.ts';
import { libraryView } from './views/libraryView.ts';
import { ReportPanels } from './views/reportPanel.ts';
import { skillHover } from './views/skillHover.ts';
import { statusItem } from './views/statusItem.ts';

/** Puts the extension together; every part is disposed with the context. */
export function activateWith(context: ExtensionContext, platform: Platform, home: Uri | undefined): ExtensionApi {
  const { extensionUri, workspaceState: memento, subscriptions } = context;
  const log = window.createOutputChannel('Skill Loadout', { log: true });
  const cacheFile = new CountCacheFile(context.storageUri ?? context.globalStorageUri, log);
  const encoding = () => readSettings().encoding;
  const engine = new EngineClient({ platform, host: hostFiles(platform), log, encoding, loadCache: () => cacheFile.load(encoding()) });
  const index = new LibraryIndex({ platform, engine, log, home });
  const marks = new SkillMarks(memento);
  const model = new SelectionModel({ engine, index, marks, memento });
  const panels = new ReportPanels({ extensionUri, index, onBudget: (budget) => model.setBudget(budget) });
  const findings = lintFeature({ extensionUri, engine, index, panels, log, home });
  subscriptions.push(
    log, engine, index, marks, model, findings, panels,
    showIndexProgress(index),
    keepCounts(engine, index, cacheFile),
    selectionFeature({ extensionUri, engine, index, marks, model, panels, log }),
    libraryView({ engine, index, marks, findings, panels, log, memento }),
    statusItem(index),
    skillHover(engine, index),
    effectFeature({ engine, index, log }),
    register(log, commands.rebuildIndex, () => rebuildIndex(engine, index)),
    register(log, commands.showLog, () => log.show()),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('skillLoadout') && model.refresh()),
  );
  void index.rebuild();
  return { engine, index, marks, model, findings, panels };
}

/** What host tests reach for. */
export interface ExtensionApi {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly marks: SkillMarks;
  readonly model: SelectionModel;
  readonly findings: Findings;
  readonly panels: ReportPanels;
}
