import type { BudgetsReport } from '../../core/report/previewReport.ts';
import { formatBenefit, formatCount, formatCounted, formatShare } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { encodingNote, shownFolders, type Layout } from './layout.ts';
import { tableLines, type Column } from './table.ts';
import { taskLine } from './taskLine.ts';
import { wrap } from './wrap.ts';

const columns: readonly Column[] = [
  { title: 'Budget', align: 'right' },
  { title: 'Tokens', align: 'right' },
  { title: 'Covers', align: 'right' },
  { title: 'Benefit', align: 'right' },
  { title: 'Objective', align: 'right' },
  { title: 'Would load', least: 20 },
];

/** `budgets` for people: a row per budget. */
export function budgetsText({ task, price, maxSkills, librarySize, encoding, budgets }: BudgetsReport, layout: Layout): string[] {
  const rows = budgets.map(({ budget, tokens, coverage, benefit, objective, selected }) => [
    formatCount(budget),
    formatCount(tokens),
    formatShare(coverage),
    formatBenefit(benefit),
    formatBenefit(objective),
    selected.length === 0 ? 'nothing' : selected.map(({ name }) => harmless(name)).join(', '),
  ]);
  return [
    `Task: ${taskLine(task, layout.width - 6)}`,
    `Library: ${formatCounted(librarySize, 'skill')} in ${shownFolders(layout)}`,
    `Price: ${price} for filling a budget${maxSkills === undefined ? '' : `, at most ${formatCounted(maxSkills, 'skill')}`}`,
    '',
    ...tableLines(columns, rows, layout.width, 0),
    '',
    ...wrap(`Covers: benefit as a share of what the task demands. ${encodingNote(encoding)}`, layout.width),
  ];
}
