import type { FrontierReport, FrontierSet } from '../../core/report/frontierReport.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Tokens', align: 'right' },
  { title: 'Covers', align: 'right' },
  { title: 'Objective', align: 'right' },
  { title: 'Would load', least: 20 },
];

/** Sets of the frontier that are shown; --json has all. */
const most = 20;

/** `budgets --frontier` for people: what each number of tokens buys, and the best for each budget. */
export function frontierText({ task, budget, price, maxSkills, librarySize, encoding, points, budgets, complete }: FrontierReport, layout: Layout): string[] {
  const shown = points.length <= most ? points : Array.from({ length: most }, (_, n) => points[Math.round((n * (points.length - 1)) / (most - 1))]!);
  const cut = points.length > most ? ` (${most} of ${formatCount(points.length)} sets; --json lists all)` : '';
  const stopped = complete ? '' : ' Not every chain of the frontier was grown: a set may be missing.';
  return [
    `Task: ${taskLine(task, layout.width - 6)}`,
    `Library: ${formatCounted(librarySize, 'skill')} in ${shownFolders(layout)}`,
    `Price: ${price} for filling ${formatCounted(budget, 'token')}, the same for each token everywhere${maxSkills === undefined ? '' : `; at most ${formatCounted(maxSkills, 'skill')}`}`,
    '',
    ...tableLines([{ title: 'Budget', align: 'right' }, ...columns], budgets.map((row) => [formatCount(row.budget), ...cells(row)]), layout.width, 0),
    '',
    `What each number of tokens buys${cut}`,
    ...tableLines(columns, shown.map(cells), layout.width),
    '',
    ...wrap(`No set on a line has less benefit than one with fewer tokens.${stopped} ${encodingNote(encoding)}`, layout.width),
  ];
}

function cells({ tokens, coverage, objective, selected }: FrontierSet): string[] {
  return [formatCount(tokens), formatShare(coverage), formatBenefit(objective), selected.length === 0 ? 'nothing' : selected.map(({ name }) => harmless(name)).join(', ')];
}
