import { healthDocument } from '../../core/report/document/healthDocument.ts';
import type { Findings } from '../diagnostics/lintFeature.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { runReport } from '../views/runReport.ts';

export interface HealthParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly findings: Findings;
  readonly panels: ReportPanels;
}

/** How the library is doing as a whole, by the settings that its problems are found by, as a report in an editor tab. */
export async function showHealth({ engine, index, findings, panels }: HealthParts): Promise<void> {
  await runReport(panels, 'health', 'Library Health', async (token) => {
    const groups = await findings.settingsGroups();
    await index.settled();
    const { redundant, distractors } = readSettings();
    const report = await engine.call('health', { groups, findings: { redundant, distractors } }, token);
    return report && healthDocument(report);
  });
}
