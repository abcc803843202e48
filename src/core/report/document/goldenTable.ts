import type { StrategyResult } from '../../routing/evaluation.ts';
import type { ReportTable } from './reportDocument.ts';
import { share, tokenCount } from './wording.ts';

/** Recall by how many skills a task needs; nothing where all tasks need equally many. */
export function goldenTable(results: readonly StrategyResult[]): readonly ReportTable[] {
  const counts = results[0]?.byGolden ?? [];
  if (counts.length < 2) return [];
  return [{
    kind: 'table',
    caption: 'Recall by how many skills a task needs',
    columns: [
      { title: 'Strategy' },
      { title: 'Distractors', align: 'right' },
      ...counts.map(({ golden, tasks }) => ({ title: `${golden} (${tasks === 1 ? '1 task' : `${tasks} tasks`})`, align: 'right' as const })),
    ],
    rows: results.map(({ strategy, scale, byGolden }) => ({
      cells: [strategy, tokenCount(scale), ...counts.map(({ golden }) => share(byGolden.find((group) => group.golden === golden)?.recall ?? null))],
    })),
  }];
}
