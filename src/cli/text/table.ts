import { cutToWidth, displayWidth } from './displayWidth.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'right';
  /** May be cut where the terminal is narrow, to no less than this many columns. */
  readonly least?: number;
}

const gap = 2;

/**
 * Lines of an aligned table, titles first.
 * @param rows one text per column, harmless ones
 * @param width columns to fit into, Infinity where nothing need be cut
 */
export function tableLines(columns: readonly Column[], rows: readonly (readonly string[])[], width: number, indent = 2): string[] {
  const cells = [columns.map(({ title }) => title), ...rows];
  const widths = naturalWidths(columns, cells);
  shrink(widths, columns, width - indent - gap * (columns.length - 1));
  return cells.map((row) => {
    const line = columns.map(({ align }, index) => {
      const columnWidth = widths[index] ?? 0;
      const text = cutToWidth(row[index] ?? '', columnWidth);
      const padding = ' '.repeat(Math.max(0, columnWidth - displayWidth(text)));
      return align === 'right' ? padding + text : text + padding;
    });
    return ' '.repeat(indent) + line.join(' '.repeat(gap)).trimEnd();
  });
}

/** Whether the table needs no cutting. */
export function tableFits(columns: readonly Column[], rows: readonly (readonly string[])[], width: number, indent = 2): boolean {
  const widths = naturalWidths(columns, [columns.map(({ title }) => title), ...rows]);
  return widths.reduce((sum, each) => sum + each, indent + gap * (columns.length - 1)) <= width;
}

function naturalWidths(columns: readonly Column[], cells: readonly (readonly string[])[]): number[] {
  return columns.map((_, index) => widestCell(cells, index));
}

function widestCell(cells: readonly (readonly string[])[], index: number): number {
  return cells.reduce((most, row) => Math.max(most, displayWidth(row[index] ?? '')), 1);
}

/** Takes from the widest column that may be cut until all fit, or none can give more. */
function shrink(widths: number[], columns: readonly Column[], available: number): void {
  let excess = widths.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0) {
    let widest = -1;
    columns.forEach(({ least }, index) => {
      const width = widths[index] ?? 0;
      if (least !== undefined && width > least && width > (widths[widest] ?? 0)) widest = index;
    });
    if (widest < 0) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess--;
  }
}
