import type { CoverageEntry } from '../../core/report/previewReport.ts';
import { worthShowing } from '../../core/report/worthShowing.ts';
import { formatBenefit, formatCount, formatShare } from './formatNumber.ts';
import { harmless } from './harmless.ts';
import { tableLines, type Column } from './table.ts';

const columns: readonly Column[] = [
  { title: 'Capability', least: 12 },
  { title: 'Demand', align: 'right' },
  { title: 'Covered', align: 'right' },
  { title: '', align: 'right' },
  { title: 'The task says', least: 12 },
];

const most = 12;

/** What the task demands, the largest demand first, and how far the set covers it. */
export function coverageLines(coverage: readonly CoverageEntry[], width: number): string[] {
  const demand = coverage.reduce((sum, entry) => sum + entry.demand, 0);
  const covered = coverage.reduce((sum, entry) => sum + entry.covered, 0);
  const shown = worthShowing(coverage).slice(0, most);
  const rows = shown.map((entry) => [
    harmless(entry.capability),
    formatBenefit(entry.demand),
    formatBenefit(entry.covered),
    entry.demand > 0 ? formatShare(entry.covered / entry.demand) : '',
    entry.evidence.map(harmless).join(', '),
  ]);
  return [
    `Covers ${formatShare(demand > 0 ? covered / demand : 0)} of what the task demands`,
    ...tableLines(columns, rows, width),
    ...(coverage.length > shown.length ? [`  ${formatCount(coverage.length - shown.length)} smaller; --json lists all.`] : []),
  ];
}
