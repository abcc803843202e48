import { env, window } from 'vscode';
import { documentCsv } from '../../core/report/document/documentCsv.ts';
import { documentMarkdown } from '../../core/report/document/documentMarkdown.ts';
import type { ReportDocument } from '../../core/report/document/reportDocument.ts';
import { messageOf } from '../util/messages.ts';

interface CopyFormat {
  readonly name: string;
  readonly write: (report: ReportDocument) => string;
}

const formats: ReadonlyMap<string, CopyFormat> = new Map([
  ['markdown', { name: 'Markdown', write: documentMarkdown }],
  ['csv', { name: 'CSV', write: documentCsv }],
  ['json', { name: 'JSON', write: (report) => `${JSON.stringify(report, undefined, 2)}\n` }],
]);

/** Copies the report to the clipboard, in a format of those that there are. */
export async function copyReport(report: ReportDocument, given: string): Promise<void> {
  const format = formats.get(given);
  if (!format) return;
  try {
    await env.clipboard.writeText(format.write(report));
    window.setStatusBarMessage(`Skill Loadout: copied the report as ${format.name}`, 3_000);
  } catch (error) {
    void window.showErrorMessage(`Skill Loadout: the report could not be copied: ${messageOf(error)}`);
  }
}
