/**
 * A report as plain data that an editor tab draws, and that can be copied as Markdown or CSV: text, tables and charts
 * in order. Every string in it is plain text.
 */
export interface ReportDocument {
  readonly title: string;
  readonly parts: readonly ReportPart[];
}

export type ReportPart = ReportText | ReportTable | ReportChart;

export interface ReportText {
  readonly kind: 'text';
  /** A heading above the paragraphs. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
}

export interface ReportTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly align?: 'left' | 'right' }[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** A skill that the first cell opens. */
  readonly uri?: string;
  /** The line of that skill, from 1, at which it is opened; absent = where the reader last was. */
  readonly line?: number;
  /** A budget that the row applies when it is picked, in tokens. */
  readonly budget?: number;
  /** `current` stands out; `differs` and `problem` say so in words and colour. */
  readonly mark?: 'current' | 'differs' | 'problem';
}

export interface ReportChart {
  readonly kind: 'chart';
  readonly caption: string;
  readonly x: ReportAxis;
  readonly y: ReportAxis;
  readonly series: readonly ReportSeries[];
}

export interface ReportAxis {
  readonly label: string;
  /** `symlog` is logarithmic but has a place for 0. */
  readonly scale: 'linear' | 'symlog';
  /** How values are written. */
  readonly format: 'count' | 'share' | 'decimal';
}

export interface ReportSeries {
  readonly name: string;
  /** Points joined by a line, by steps (a value holds until the next), or not at all. */
  readonly joined: 'line' | 'steps' | 'none';
  readonly points: readonly ReportPoint[];
}

export interface ReportPoint {
  readonly x: number;
  readonly y: number;
  /** An interval around y. */
  readonly low?: number;
  readonly high?: number;
  /** What hover and keyboard show, a line each. */
  readonly detail: readonly string[];
  readonly budget?: number;
}
