import type { ReportDocument } from '../core/report/document/reportDocument.ts';

/** What a report tab shows: a report, or why there is none yet. */
export type ReportState =
  | { readonly kind: 'working'; readonly title: string; /** 0 to 1; absent while it is not known. */ readonly done?: number; readonly note?: string }
  | { readonly kind: 'failed'; readonly title: string; readonly message: string }
  | { readonly kind: 'report'; readonly report: ReportDocument };

export type ToReportView = { readonly kind: 'state'; readonly state: ReportState };

export type FromReportView =
  | { readonly kind: 'ready' }
  /** @param line from 1 */
  | { readonly kind: 'open'; readonly uri: string; readonly line?: number }
  | { readonly kind: 'budget'; readonly budget: number }
  | { readonly kind: 'copy'; readonly format: 'markdown' | 'csv' | 'json' }
  | { readonly kind: 'cancel' };
