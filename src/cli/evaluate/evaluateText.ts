import type { Interval } from '../../core/routing/bootstrap.ts';
import type { RoutingReport } from '../../core/routing/routingReport.ts';
import { formatCount, formatCounted } from '../text/formatNumber.ts';
import { harmlessPath } from '../text/harmless.ts';
import { encodingNote } from '../text/layout.ts';
import { tableLines, type Column } from '../text/table.ts';
import { wrap } from '../text/wrap.ts';

/** `evaluate` for people: a row per scale and strategy, then recall by how much a task needs, then who leads. */
export function evaluateText(report: RoutingReport, width: number): string[] {
  const { suite, library, tasks: counts, maxSkills, budget, price, distractors, seed, encoding } = report;
  const limits = [
    ...(maxSkills === null ? [] : [`at most ${formatCounted(maxSkills, 'skill')}`]),
    ...(budget === null ? [] : [`${formatCount(budget)} tokens at price ${price}`]),
  ];
  const tasks = `${formatCounted(counts.inNeed, 'task')}${counts.withoutNeed === 0 ? '' : ` and ${formatCount(counts.withoutNeed)} without need of a skill`}`;
  const added = distractors.pool === 0 ? '' : ` and the first of ${formatCounted(distractors.pool, 'distractor')} (seed ${seed})`;
  return [
    `Suite: ${harmlessPath(suite)}, ${tasks}`,
    ...wrap(`Library: ${library === 'task' ? "each task's own skills" : 'all skills of the suite'}${added}`, width),
    `Limits: ${limits.join(', ') || 'none'}`,
    '',
    ...resultLines(report, width),
    '',
    ...byGoldenLines(report, width),
    ...comparisonLines(report, width),
    ...wrap(`Recall: share of the needed skills that are chosen, with its 95 % bootstrap interval. Precision: share of the chosen that are needed, over sets that are not empty. All: tasks that get every skill they need. Empty: tasks that get nothing. ${counts.withoutNeed === 0 ? '' : 'Empty, skills and tokens: over tasks that need skills / over those that need none; all else leaves out those that need none. '}ms: a task, once the library is ready.`, width),
    ...wrap(encodingNote(encoding), width),
  ];
}

const resultColumns: readonly Column[] = [
  { title: 'Added', align: 'right' }, { title: 'Strategy', least: 8 }, { title: 'Recall %', align: 'right' }, { title: '95 %', align: 'right' },
  { title: 'Precision %', align: 'right' }, { title: 'All %', align: 'right' }, { title: 'Empty %', align: 'right' }, { title: 'Skills', align: 'right' },
  { title: 'Tokens', align: 'right' }, { title: 'ms p50', align: 'right' }, { title: 'p95', align: 'right' },
];

function resultLines({ results, tasks: { withoutNeed } }: RoutingReport, width: number): string[] {
  const both = (inNeed: string, without: string) => (withoutNeed === 0 ? inNeed : `${inNeed} / ${without}`);
  const rows = results.map(({ scale, strategy, recall, recallInterval, precision, allGold, emptyRate, emptyRateWithoutNeed, skills, skillsWithoutNeed, tokens, tokensWithoutNeed, ms }, n) => [
    results[n - 1]?.scale === scale ? '' : formatCount(scale),
    strategy, percent(recall), interval(recallInterval), percent(precision), percent(allGold),
    both(percent(emptyRate), percent(emptyRateWithoutNeed)), both(fixed(skills), fixed(skillsWithoutNeed)), both(rounded(tokens), rounded(tokensWithoutNeed)), fixed(ms.p50), fixed(ms.p95),
  ]);
  return tableLines(resultColumns, rows, width, 0);
}

function byGoldenLines({ results }: RoutingReport, width: number): string[] {
  const counts = results[0]?.byGolden ?? [];
  if (counts.length < 2) return [];
  const columns: readonly Column[] = [
    { title: 'Added', align: 'right' }, { title: 'Strategy', least: 8 },
    ...counts.map(({ golden, tasks }) => ({ title: `${golden} (${formatCounted(tasks, 'task')})`, align: 'right' as const })),
  ];
  const rows = results.map(({ scale, strategy, byGolden }, n) => [results[n - 1]?.scale === scale ? '' : formatCount(scale), strategy, ...byGolden.map(({ recall }) => percent(recall))]);
  return ['Recall % by the number of skills that a task needs:', ...tableLines(columns, rows, width, 0), ''];
}

function comparisonLines({ comparisons }: RoutingReport, width: number): string[] {
  const [first] = comparisons;
  if (first === undefined) return [];
  const columns: readonly Column[] = [{ title: 'Added', align: 'right' }, { title: 'Against', least: 8 }, { title: 'Points', align: 'right' }, { title: '95 %', align: 'right' }, { title: '' }];
  const rows = comparisons.map(({ scale, against, recallLead, interval: range }, n) => [
    comparisons[n - 1]?.scale === scale ? '' : formatCount(scale), against, percent(recallLead), interval(range), range[0] > 0 ? 'ahead' : range[1] < 0 ? 'behind' : 'no difference shown',
  ]);
  return [`Recall of ${first.strategy} less that of the others, paired by task:`, ...tableLines(columns, rows, width, 0), ''];
}

function percent(share: number | null): string {
  return share === null ? '-' : fixed(100 * share);
}

function interval(range: Interval | null): string {
  return range === null ? '-' : `${percent(range[0])} to ${percent(range[1])}`;
}

function rounded(value: number | null): string {
  return value === null ? '-' : formatCount(Math.round(value));
}

function fixed(value: number | null): string {
  return value === null ? '-' : value.toFixed(1);
}
