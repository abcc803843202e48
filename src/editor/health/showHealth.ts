import { defaultSettings } from '../../core/lint/settings.ts';
import { healthDocument } from '../../core/report/document/healthDocument.ts';
import type { EngineClient } from '../engine/engineClient.ts';
import type { LibraryIndex } from '../library/libraryIndex.ts';
import { readSettings } from '../settings.ts';
import type { ReportPanels } from '../views/reportPanel.ts';
import { runReport } from '../views/runReport.ts';

export interface HealthParts {
  readonly engine: EngineClient;
  readonly index: LibraryIndex;
  readonly panels: ReportPanels;
}

/** How the library is doing as a whole, as a report in an editor tab. */
export async function showHealth({ engine, index, panels }: HealthParts): Promise<void> {
  await runReport(panels, 'health', 'Library Health', async (token) => {
    await index.settled();
    const { hosts, advice, redundant, distractors } = readSettings();
    const report = await engine.call('health', { settings: { ...defaultSettings, hosts, advice }, findings: { redundant, distractors } }, token);
    return report && healthDocument(report);
  });
}
