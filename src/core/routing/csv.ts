import type { StrategyResult } from './evaluation.ts';

type Cell = string | number | null | undefined;

const columns: readonly (readonly [title: string, cell: (result: StrategyResult) => Cell])[] = [
  ['strategy', ({ strategy }) => strategy],
  ['scale', ({ scale }) => scale],
  ['tasks', ({ tasks }) => tasks],
  ['recall', ({ recall }) => recall],
  ['recall_lo', ({ recallInterval }) => recallInterval?.[0]],
  ['recall_hi', ({ recallInterval }) => recallInterval?.[1]],
  ['precision', ({ precision }) => precision],
  ['precision_lo', ({ precisionInterval }) => precisionInterval?.[0]],
  ['precision_hi', ({ precisionInterval }) => precisionInterval?.[1]],
  ['all_gold', ({ allGold }) => allGold],
  ['all_gold_lo', ({ allGoldInterval }) => allGoldInterval?.[0]],
  ['all_gold_hi', ({ allGoldInterval }) => allGoldInterval?.[1]],
  ['empty_rate', ({ emptyRate }) => emptyRate],
  ['tasks_without_need', ({ tasksWithoutNeed }) => tasksWithoutNeed],
  ['empty_rate_without_need', ({ emptyRateWithoutNeed }) => emptyRateWithoutNeed],
  ['skills', ({ skills }) => skills],
  ['tokens', ({ tokens }) => tokens],
  ['skills_without_need', ({ skillsWithoutNeed }) => skillsWithoutNeed],
  ['tokens_without_need', ({ tokensWithoutNeed }) => tokensWithoutNeed],
  ['ms_p50', ({ ms }) => ms.p50],
  ['ms_p95', ({ ms }) => ms.p95],
  ['prepare_ms', ({ prepareMs }) => prepareMs],
];

/** Results as comma-separated values with a line of titles; shares are fractions, what there is not is empty. */
export function resultsCsv(results: readonly StrategyResult[]): string {
  const lines = results.map((result) => columns.map(([, cell]) => cell(result) ?? '').join(','));
  return `${[columns.map(([title]) => title).join(','), ...lines].join('\n')}\n`;
}
