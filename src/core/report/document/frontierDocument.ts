import type { FrontierBudget, FrontierReport, FrontierSet } from '../frontierReport.ts';
import type { ReportAxis, ReportDocument, ReportPoint, ReportTable } from './reportDocument.ts';
import { decimal, names, percent, shareOfBound, tokenCount } from './wording.ts';

/**
 * A budget comparison as a report: what each number of tokens buys, and what each preset budget would load.
 * @param report at the price that is set; @param others the same question at other prices
 */
export function frontierDocument(report: FrontierReport, others: readonly FrontierReport[] = []): ReportDocument {
  const { task, budget, price, kappa, librarySize, complete, maxSkills, reserve } = report;
  const limit = `${maxSkills === undefined ? '' : `, at most ${maxSkills} skills`}${reserve === undefined ? '' : `, ${tokenCount(reserve)} tokens kept free`}`;
  const byPrice = [report, ...others].sort((a, b) => a.price - b.price);
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
      {
        kind: 'chart',
        caption: 'Coverage against tokens',
        x: tokensAxis,
        y: { label: 'covered demand', scale: 'linear', format: 'share' },
        series: [
          { name: 'what tokens can buy', joined: 'steps', points: report.points.map((set) => pointOf(set, set.coverage)) },
          ...byPrice.map((each) => ({ name: `budgets at price ${each.price}`, joined: 'none' as const, points: each.budgets.map((row) => markOf(row, row.coverage)) })),
        ],
      },
      {
        kind: 'chart',
        caption: 'Objective against tokens, by price',
        x: tokensAxis,
        y: { label: 'objective F', scale: 'linear', format: 'decimal' },
        series: byPrice.map((each) => ({ name: `price ${each.price}`, joined: 'steps', points: each.points.map((set) => pointOf(set, set.objective)) })),
      },
      {
        kind: 'text',
        paragraphs: ['A point of a line is a set that no set found with as few tokens surpasses. A marked budget shows the better of that and of what Best Prefix Selection chooses for it alone.'],
      },
    ],
  };
}

const tokensAxis: ReportAxis = { label: 'tokens', scale: 'linear', format: 'count' };

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
        shareOfBound(objective, upperBound),
        names(selected),
      ],
      budget,
      ...(budget === current ? { mark: 'current' as const } : {}),
    })),
  };
}

function pointOf(set: FrontierSet, y: number): ReportPoint {
  return {
    x: set.tokens,
    y,
    detail: [`${tokenCount(set.tokens)} tokens`, `covers ${percent(set.coverage)}, objective ${decimal(set.objective)}`, ...set.selected.map(({ name, tokens }) => `${name} (${tokenCount(tokens)})`)],
  };
}

function markOf(row: FrontierBudget, y: number): ReportPoint {
  const point = pointOf(row, y);
  return { ...point, budget: row.budget, detail: [`Budget of ${tokenCount(row.budget)} tokens`, ...point.detail] };
}
