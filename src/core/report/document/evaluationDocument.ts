import type { StrategyResult } from '../../routing/evaluation.ts';
import type { RoutingReport } from '../../routing/routingReport.ts';
import { headOf } from '../../util/headOf.ts';
import { goldenTable } from './goldenTable.ts';
import type { ReportChart, ReportDocument, ReportTable, ReportText } from './reportDocument.ts';
import { percent, share, tokenCount } from './wording.ts';

/** An evaluation as a report: recall against scale, every strategy's figures, and who leads whom. */
export function evaluationDocument(report: RoutingReport): ReportDocument {
  const { results, comparisons, suite, tasks, library, maxSkills, budget, price, seed, distractors, notes, problems, absent } = report;
  const limits = [
    ...(maxSkills === null ? [] : [`at most ${counted(maxSkills, 'skill')} a task`]),
    ...(budget === null ? [] : [`${tokenCount(budget)} tokens at price ${price ?? 0}`]),
  ];
  return {
    title: 'Evaluate Routing',
    parts: [
      {
        kind: 'text',
        paragraphs: [
          `Suite: ${suite}, with ${counted(tasks.inNeed, 'task')} that ${tasks.inNeed === 1 ? 'needs' : 'need'} skills${tasks.withoutNeed > 0 ? ` and ${tokenCount(tasks.withoutNeed)} without need of one` : ''}.`,
          `${library === 'task' ? "Each task's library is its own skills and the distractors" : "Every skill of the suite is in each task's library"}; ${counted(distractors.pool, 'distractor')}, seed ${seed}. Limits: ${limits.join(', ') || 'none'}.`,
          'Other libraries, limits, seeds and strategies: on the command line, `skill-loadout evaluate --help`.',
          ...notes,
          ...absent.map(({ strategy, reason }) => `${strategy} is left out: ${reason}.`),
        ],
      },
      recallChart(results),
      resultTable(results),
      ...goldenTable(results),
      leadTable(comparisons),
      ...(problems.length === 0 ? [] : [problemText(problems)]),
    ],
  };
}

/** Problems told one by one; a file that is no suite has thousands. */
const mostProblems = 50;

function problemText(problems: RoutingReport['problems']): ReportText {
  const { head, left } = headOf(problems, mostProblems);
  const lines = head.map(({ source, line, message }) => `${source === 'tasks' ? 'tasks.jsonl' : 'distractors'} line ${line}: ${message}`);
  return { kind: 'text', heading: 'Lines with problems', paragraphs: [...lines, ...(left > 0 ? [`${tokenCount(left)} more lines have problems.`] : [])] };
}

function recallChart(results: readonly StrategyResult[]): ReportChart {
  const strategies = [...new Set(results.map(({ strategy }) => strategy))];
  return {
    kind: 'chart',
    caption: 'Recall against distractors, with 95 % intervals',
    x: { label: 'distractors added', scale: 'symlog', format: 'count' },
    y: { label: 'recall', scale: 'linear', format: 'share' },
    series: strategies.map((name) => ({
      name,
      joined: 'line',
      points: results.flatMap(({ strategy, scale, recall, recallInterval, precision, tokens }) => {
        if (strategy !== name || recall === null) return [];
        const [low, high] = recallInterval ?? [recall, recall];
        const detail = [
          `${name}, ${tokenCount(scale)} distractors`,
          `recall ${percent(recall)} (${percent(low)} to ${percent(high)})`,
          ...(precision === null ? [] : [`precision ${percent(precision)}`]),
          ...(tokens === null ? [] : [`${tokenCount(tokens)} tokens`]),
        ];
        return [{ x: scale, y: recall, low, high, detail }];
      }),
    })),
  };
}

function resultTable(results: readonly StrategyResult[]): ReportTable {
  const withoutNeed = results.some((result) => result.tasksWithoutNeed > 0);
  return {
    kind: 'table',
    caption: 'Results: means over the tasks that need skills, but where it says that none is needed',
    columns: [
      { title: 'Strategy' },
      ...['Distractors', 'Recall', '95 % interval', 'Precision', 'All found', 'Empty', 'Skills', 'Tokens', ...(withoutNeed ? ['Empty where none is needed', 'Skills there', 'Tokens there'] : []), 'ms p50', 'ms p95'].map((title) => ({ title, align: 'right' as const })),
    ],
    rows: results.map((result) => ({
      cells: [
        result.strategy,
        tokenCount(result.scale),
        share(result.recall),
        result.recallInterval === null ? '' : `${percent(result.recallInterval[0])} to ${percent(result.recallInterval[1])}`,
        share(result.precision),
        share(result.allGold),
        share(result.emptyRate),
        mean(result.skills),
        result.tokens === null ? '' : tokenCount(result.tokens),
        ...(withoutNeed ? [share(result.emptyRateWithoutNeed), mean(result.skillsWithoutNeed), result.tokensWithoutNeed === null ? '' : tokenCount(result.tokensWithoutNeed)] : []),
        result.ms.p50?.toFixed(1) ?? '',
        result.ms.p95?.toFixed(1) ?? '',
      ],
    })),
  };
}

function leadTable(comparisons: RoutingReport['comparisons']): ReportTable {
  return {
    kind: 'table',
    caption: 'Leads in recall (an interval that holds 0 is no lead)',
    columns: [{ title: 'Strategy' }, { title: 'Against' }, ...['Distractors', 'Lead', '95 % interval'].map((title) => ({ title, align: 'right' as const }))],
    rows: comparisons.map(({ strategy, against, scale, recallLead, interval: [low, high] }) => ({
      cells: [strategy, against, tokenCount(scale), points(recallLead), `${points(low)} to ${points(high)}`],
      ...(low > 0 || high < 0 ? { mark: 'differs' as const } : {}),
    })),
  };
}

function counted(count: number, noun: string): string {
  return `${tokenCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function mean(count: number | null): string {
  return count === null ? '' : count.toFixed(1);
}

/** A difference of shares in percentage points, signed. */
function points(difference: number): string {
  const written = Math.abs(difference * 100).toFixed(1);
  return `${difference < 0 && written !== '0.0' ? '−' : '+'}${written}`;
}
