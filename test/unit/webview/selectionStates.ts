import { countLeftOut } from '../../../src/core/report/cutLeftOut.ts';
import type { PreviewReport, SelectedSkill } from '../../../src/core/report/previewReport.ts';
import type { SelectionState } from '../../../src/protocol/selectionView.ts';

/** A chosen skill in `skills/<name>`. */
export function selectedSkill(name: string, tokens: number, capabilities: Readonly<Record<string, number>>): SelectedSkill {
  const gains = Object.entries(capabilities).map(([capability, gain]) => ({ capability, gain }));
  return {
    uri: `file:///skills/${encodeURIComponent(name)}/SKILL.md`,
    path: `skills/${name}/SKILL.md`,
    name,
    description: `What ${name} is for.`,
    tokens,
    gain: gains.reduce((sum, { gain }) => sum + gain, 0),
    capabilities: gains,
    words: [{ task: 'PowerPoint', stated: `${name}s` }, { task: 'Point' }, { task: 'chart' }],
  };
}

/** An answer of two skills that cover three quarters of a task of two capabilities. */
export function previewReport(change: Partial<PreviewReport> = {}): PreviewReport {
  const report: PreviewReport = {
    version: 1,
    task: 'Chart the tables of a PDF',
    budget: 4000,
    price: 0,
    encoding: 'o200k_base',
    librarySize: 14,
    kappa: 0.00001,
    selected: [
      selectedSkill('pdf', 1500, { tables: 0.375, charts: 0.125 }),
      selectedSkill('sheets', 910, { charts: 0.25 }),
    ],
    tokens: 2410,
    benefit: 0.75,
    objective: 0.7259,
    upperBound: 0.7376,
    complete: true,
    promise: 'In the worst case it is never below a share of it.',
    coverage: [
      { capability: 'tables', demand: 0.5, covered: 0.375, evidence: ['tables', 'PDF'], shares: [0.375, 0] },
      { capability: 'charts', demand: 0.5, covered: 0.375, evidence: ['chart'], shares: [0.125, 0.25] },
    ],
    leftOut: Array.from({ length: 12 }, (_, index) => ({
      uri: `file:///skills/other-${index}/SKILL.md`,
      path: `skills/other-${index}/SKILL.md`,
      name: `other-${index}`,
      tokens: 100 + index,
      code: 'no-demand',
      reason: 'shares nothing with the task',
      gainAlone: 0,
      gain: 0,
    })),
    leftOutCounts: {},
    ...change,
  };
  return change.leftOutCounts ? report : { ...report, leftOutCounts: countLeftOut(report.leftOut) };
}

/** The state after that answer. */
export function selectionState(change: Partial<SelectionState> = {}): SelectionState {
  return {
    task: 'Chart the tables of a PDF',
    taskRevision: 1,
    budget: 4000,
    presets: [1000, 2000, 4000, 8000],
    price: 0,
    maxSkills: undefined,
    reserve: 0,
    indexing: false,
    librarySize: 14,
    status: { kind: 'done' },
    report: previewReport(),
    history: [],
    pinned: [],
    excluded: [],
    tokensNote: 'o200k_base',
    ...change,
  };
}
