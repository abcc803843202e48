import type { FrontierReport, FrontierSet } from '../frontierReport.ts';
import type { ReportChart, ReportDocument, ReportPoint, ReportTable } from './reportDocument.ts';
import { decimal, names, percent, tokenCount } from './wording.ts';

/** A budget comparison as a report: what each number of tokens buys, and what each preset budget would load. */
export function frontierDocument(report: FrontierReport): ReportDocument {
  const { task, budget, price, kappa, librarySize, budgets, complete, maxSkills } = report;
  const limit = maxSkills === undefined ? '' : `, at most ${maxSkills} skills`;
  return {
    title: 'Compare Budgets',
    parts: [
      {
        kind: 'text',
        paragraphs: [
          `Task: ${task}`,
          `${tokenCount(librarySize)} skills, price ${price} for filling ${tokenCount(budget)} tokens (${kappa.toExponential(2)} a token at every budget)${limit}.`,
          ...(complete ? [] : ['The search was stopped at its limit: the frontier is the best that was found.']),
        ],
      },
      budgetTable(report),
      chart('Coverage against tokens', 'covered demand', 'share', report, ({ coverage }) => coverage),
      chart('Objective against tokens', 'objective F', 'decimal', report, ({ objective }) => objective),
      ...(budgets.length === 0 ? [] : [{ kind: 'text' as const, paragraphs: ['A point of the line is a set that no set found with as few tokens covers more than. A marked budget shows the better of that and of what Best Prefix Selection chooses for it alone.'] }]),
    ],
  };
}

function budgetTable({ budgets, budget: current }: FrontierReport): ReportTable {
  return {
    kind: 'table',
    caption: 'Budgets',
    columns: [
      { title: 'Budget', align: 'right' },
      { title: 'Tokens', align: 'right' },
      { title: 'Covered', align: 'right' },
      { title: 'Objective', align: 'right' },
      { title: 'Of the best possible', align: 'right' },
      { title: 'Skills' },
    ],
    rows: budgets.map(({ budget, tokens, coverage, objective, upperBound, selected }) => ({
      cells: [
        tokenCount(budget),
        tokenCount(tokens),
        percent(coverage),
        decimal(objective),
        objective > 0 && upperBound > 0 ? `≥ ${percent(objective / upperBound)}` : '',
        names(selected),
      ],
      budget,
      ...(budget === current ? { mark: 'current' as const } : {}),
    })),
  };
}

function chart(caption: string, label: string, format: 'share' | 'decimal', { points, budgets }: FrontierReport, y: (set: FrontierSet) => number): ReportChart {
  const point = (set: FrontierSet): ReportPoint => ({
    x: set.tokens,
    y: y(set),
    detail: [`${tokenCount(set.tokens)} tokens`, `covers ${percent(set.coverage)}, objective ${decimal(set.objective)}`, ...set.selected.map(({ name, tokens }) => `${name} (${tokenCount(tokens)})`)],
  });
  return {
    kind: 'chart',
    caption,
    x: { label: 'tokens', scale: 'linear', format: 'count' },
    y: { label, scale: 'linear', format },
    series: [
      { name: 'frontier', joined: 'steps', points: points.map(point) },
      {
        name: 'budgets',
        joined: 'none',
        points: budgets.map((row) => ({ ...point(row), budget: row.budget, detail: [`Budget of ${tokenCount(row.budget)} tokens`, ...point(row).detail] })),
      },
    ],
  };
}
