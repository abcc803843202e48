import { chartTable } from './chartTable.ts';
import type { ReportDocument, ReportTable } from './reportDocument.ts';

/** What a spreadsheet may take for a formula, also after blanks and in full width. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** Signed numbers are no formulas, and a quote before them would make them text. */
const number = /^[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?\s?%?$/i;

/**
 * The report's tables, and its charts as tables of their points in full precision, as comma-separated values
 * (RFC 4180). Where there are several, each follows its caption, and an empty line sets it apart from the last.
 */
export function documentCsv({ parts }: ReportDocument): string {
  const tables = parts.flatMap((part) => (part.kind === 'text' ? [] : [part.kind === 'chart' ? chartTable(part, String) : part]));
  const caption = tables.length > 1;
  return tables.map((table) => linesOf(table, caption).join('')).join('\r\n');
}

function linesOf({ caption, columns, rows }: ReportTable, withCaption: boolean): readonly string[] {
  const marked = rows.some(({ mark }) => mark !== undefined);
  const lines = [
    ...(withCaption ? [[caption]] : []),
    [...columns.map(({ title }) => title), ...(marked ? ['Mark'] : [])],
    ...rows.map(({ cells, mark }) => [...cells, ...(marked ? [mark ?? ''] : [])]),
  ];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`);
}

function cellOf(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
