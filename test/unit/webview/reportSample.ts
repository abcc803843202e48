import type { ReportChart, ReportDocument, ReportTable } from '../../../src/core/report/document/reportDocument.ts';

const uriOf = (name: string) => `file:///skills/${name}/SKILL.md`;

/** Coverage by budget, in steps, with budgets to apply and a point for the one that holds now. */
export const frontierChart: ReportChart = {
  kind: 'chart',
  caption: 'What each budget covers',
  x: { label: 'Budget (tokens)', scale: 'linear', format: 'count' },
  y: { label: 'Demand covered', scale: 'linear', format: 'share' },
  series: [
    {
      name: 'Best known set',
      joined: 'steps',
      points: (
        [
          [0, 0, 'nothing'],
          [620, 0.21, 'csv-cleaning'],
          [1180, 0.38, 'csv-cleaning, charts'],
          [1900, 0.52, 'pandas, charts'],
          [2600, 0.64, 'pandas, charts, slides'],
          [3850, 0.71, 'pandas, charts, slides, forecasting'],
          [5200, 0.76, 'pandas, charts, slides, forecasting, reports'],
          [7400, 0.79, 'pandas, charts, slides, forecasting, reports, statistics'],
        ] as const
      ).map(([x, y, skills]) => ({
        x,
        y,
        detail: [`${x.toLocaleString('en')} tokens cover ${Math.round(y * 100)}%`, skills],
        ...(x > 0 ? { budget: x } : {}),
      })),
    },
    { name: 'Current budget', joined: 'none', points: [{ x: 4000, y: 0.71, detail: ['4,000 tokens: the current budget'] }] },
  ],
};

/** Recall of four strategies as distractors are added, with intervals, on a logarithmic axis that has a place for 0. */
export const recallChart: ReportChart = {
  kind: 'chart',
  caption: 'Recall as distractors are added',
  x: { label: 'Distractors in the library', scale: 'symlog', format: 'count' },
  y: { label: 'Recall', scale: 'linear', format: 'share' },
  series: (
    [
      ['Within the budget', [0.94, 0.92, 0.88, 0.81]],
      ['Nearest by words', [0.91, 0.85, 0.7, 0.52]],
      ['Nearest by description', [0.83, 0.8, 0.72, 0.66]],
      ['All that fit', [0.98, 0.61, 0.18, 0.03]],
    ] as const
  ).map(([name, recalls]) => ({
    name,
    joined: 'line',
    points: recalls.map((y, index) => ({ x: [0, 10, 100, 1000][index] ?? 0, y, low: Math.max(0, y - 0.06), high: Math.min(1, y + 0.05), detail: [] })),
  })),
};

/** Rules against each other, one of them in force. */
export const compareTable: ReportTable = {
  kind: 'table',
  caption: 'What each rule would load for 4,000 tokens',
  columns: [{ title: 'Rule' }, { title: 'Skills', align: 'right' }, { title: 'Tokens', align: 'right' }, { title: 'Covered', align: 'right' }, { title: 'Loads' }],
  rows: [
    { cells: ['Best per token', '4', '3,850', '71%', 'pandas, charts, slides, forecasting'], mark: 'current' },
    { cells: ['Largest gain first', '4', '3,910', '69%', 'pandas, charts, slides, statistics'], mark: 'differs' },
    { cells: ['Nearest descriptions', '3', '3,480', '55%', 'pandas, reports, slides'], mark: 'differs' },
    { cells: ['All that fit', '5', '4,000', '33%', 'csv-cleaning, accounting, calendar, email, notes'], mark: 'problem' },
  ],
};

export const budgetTable: ReportTable = {
  kind: 'table',
  caption: 'Budgets',
  columns: [{ title: 'Budget', align: 'right' }, { title: 'Covered', align: 'right' }, { title: 'Adds' }],
  rows: [
    { cells: ['2,000', '52%', 'pandas, charts'], budget: 2000 },
    { cells: ['4,000', '71%', 'slides, forecasting'], budget: 4000, mark: 'current' },
    { cells: ['8,000', '79%', 'reports, statistics'], budget: 8000 },
  ],
};

export const skillTable: ReportTable = {
  kind: 'table',
  caption: 'Skills',
  columns: [{ title: 'Skill' }, { title: 'Tokens', align: 'right' }, { title: 'Gain', align: 'right' }],
  rows: ['pandas', 'charts', 'slides'].map((name, index) => ({ cells: [name, String(1400 - 300 * index), String(0.3 - 0.1 * index).slice(0, 4)], uri: uriOf(name) })),
};

/** A report with a part of each kind. */
export function sampleReport(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    title: 'Budgets for “Clean the sales CSV and chart it”',
    parts: [
      {
        kind: 'text',
        heading: 'In short',
        paragraphs: ['4,000 tokens cover 71% of what the task demands; twice as many cover 8% more.', 'Budgets beyond 7,400 tokens change nothing.'],
      },
      frontierChart,
      budgetTable,
      compareTable,
      recallChart,
      skillTable,
    ],
    ...change,
  };
}

/** Text that would do harm, or break a layout, were it not taken for text. */
export const hostile = '<img src=x onerror="throw 1">\u202e|`*_[x](command:x)_*`|\n=HYPERLINK("x","y"),' + 'W'.repeat(200);

/** The sample with that text wherever text goes. */
export function hostileReport(): ReportDocument {
  const { parts } = sampleReport({});
  const spoil = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return ['kind', 'scale', 'format', 'joined', 'mark', 'align', 'uri'].includes(key ?? '') ? value : `${hostile}${value}`;
    if (Array.isArray(value)) return value.map((each) => spoil(each));
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, name)]));
    return value;
  };
  return { title: hostile, parts: spoil(parts) as typeof parts };
}
