import { escapeMarkdown } from '../../util/escapeMarkdown.ts';
import { numbersFor } from '../../util/numbers.ts';
import { axisText } from './axisText.ts';
import { chartTable } from './chartTable.ts';
import type { ReportDocument, ReportPart, ReportRow, ReportTable } from './reportDocument.ts';

const numbers = numbersFor('en');

/** The report as GitHub Flavored Markdown, charts as tables of their points; ends with a line feed. */
export function documentMarkdown({ title, parts }: ReportDocument): string {
  return `${[`# ${escapeMarkdown(title)}`, ...parts.flatMap(blocksOf)].join('\n\n')}\n`;
}

/** Blocks, to be set apart by empty lines. */
function blocksOf(part: ReportPart): readonly string[] {
  switch (part.kind) {
    case 'text':
      return [...(part.heading === undefined ? [] : [`## ${escapeMarkdown(part.heading)}`]), ...part.paragraphs.map(escapeMarkdown)];
    case 'table':
      return tableBlocks(part);
    case 'chart':
      return tableBlocks(chartTable(part, (value, axis) => axisText(value, axis, numbers)));
  }
}

function tableBlocks({ caption, columns, rows }: ReportTable): readonly string[] {
  const lines = [
    lineOf(columns.map(({ title }) => title)),
    `| ${columns.map(({ align }) => (align === 'right' ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => lineOf(cellsOf(row))),
  ];
  return [`**${escapeMarkdown(caption)}**`, lines.join('\n')];
}

/** There is no colour in Markdown: a mark follows the first cell. */
function cellsOf({ cells, mark }: ReportRow): readonly string[] {
  return mark === undefined ? cells : cells.map((cell, index) => (index === 0 ? `${cell} (${mark})` : cell));
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map(escapeMarkdown).join(' | ')} |`;
}
