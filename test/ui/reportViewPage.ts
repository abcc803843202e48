import type { FromReportView, ReportState } from '../../src/protocol/reportView.ts';
import { eachWebview, type WebviewKind, type WebviewPage } from './webviewPage.ts';

export const report: WebviewKind = { name: 'report', ground: 'editor-background' };

/** A report tab in a page of its own. */
export type ReportViewPage = WebviewPage<FromReportView, ReportState>;

/** @param width in CSS pixels @returns the current test's tab */
export function eachReportView(width: number): () => ReportViewPage {
  return eachWebview(report, width);
}
