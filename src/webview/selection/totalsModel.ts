import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { plainText } from '../plainText.ts';
import type { BarSegment } from './bar.ts';
import { certificateModel, type CertificateModel } from './certificateModel.ts';
import { skillCount } from './skillCount.ts';

export interface TotalsModel {
  readonly skills: string;
  readonly tokens: string;
  /** What is left of the budget, or by how much pinned skills exceed it. */
  readonly free: string;
  readonly isOver: boolean;
  readonly covers: string;
  /** Absent where nothing can be said. */
  readonly certificate: CertificateModel | undefined;
  readonly objective: string;
  readonly objectiveTitle: string;
  readonly bar: readonly BarSegment[];
  /** The bar in words. */
  readonly barText: string;
  /** How token counts are to be read. */
  readonly note: string;
}

/** @param demand all that the task demands, > 0 */
export function totalsModel(report: PreviewReport, demand: number, tokensNote: string, numbers: Numbers): TotalsModel {
  const { selected, tokens, budget: whole, reserve = 0, benefit, objective, kappa } = report;
  const budget = whole - reserve;
  const used = `${numbers.count(tokens)} of ${numbers.tokens(whole)}`;
  const parts = selected.map((skill) => `${plainText(skill.name)} ${numbers.count(skill.tokens)}`);
  const isOver = tokens > budget;
  return {
    skills: skillCount(selected.length, numbers),
    tokens: used,
    free: `${numbers.count(Math.abs(budget - tokens))} ${isOver ? 'over' : 'free'}${reserve > 0 ? ` beside ${numbers.count(reserve)} kept` : ''}`,
    isOver,
    covers: `${numbers.share(benefit / demand)} of demand covered`,
    certificate: certificateModel(report, numbers),
    objective: numbers.decimal(objective),
    objectiveTitle: `Benefit ${numbers.decimal(benefit)} less ${numbers.decimal(kappa * tokens)} for the attention that ${numbers.tokens(tokens)} cost`,
    bar: selected.map((skill, index) => ({ share: skill.tokens / Math.max(whole, tokens), colour: index })),
    barText: `${used}: ${parts.join(', ')}`,
    note: tokensNote,
  };
}
