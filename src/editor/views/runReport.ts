import type { CancellationToken } from 'vscode';
import type { ReportDocument } from '../../core/report/document/reportDocument.ts';
import { messageOf } from '../util/messages.ts';
import type { ReportPanelHandle, ReportPanels } from './reportPanel.ts';

/**
 * Makes a report in its tab: work going on, then the report or why there is none.
 * @param make returns undefined when it was cancelled
 */
export async function runReport(
  panels: ReportPanels, id: string, title: string, make: (token: CancellationToken, panel: ReportPanelHandle) => Promise<ReportDocument | undefined>,
): Promise<void> {
  const panel = panels.show(id, title);
  try {
    const report = await make(panel.token, panel);
    if (report) panel.setState({ kind: 'report', report });
  } catch (error) {
    panel.setState({ kind: 'failed', title, message: messageOf(error) });
  }
}
