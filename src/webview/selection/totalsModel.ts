import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../numbers.ts';
import { plainText } from '../plainText.ts';
import type { BarSegment } from './bar.ts';

export interface TotalsModel {
  readonly skills: string;
  readonly tokens: string;
  /** What is left of the budget. */
  readonly free: string;
  readonly covers: string;
  /** How near the answer is to the best there can be; absent where nothing can be said. */
  readonly certificate: string | undefined;
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
  const { selected, tokens, budget, benefit, objective, kappa } = report;
  const used = `${numbers.count(tokens)} of ${numbers.tokens(budget)}`;
  const parts = selected.map((skill) => `${plainText(skill.name)} ${numbers.count(skill.tokens)}`);
  return {
    skills: skillCount(selected.length, numbers),
    tokens: used,
    free: `${numbers.count(budget - tokens)} free`,
    covers: `${numbers.share(benefit / demand)} of demand covered`,
    certificate: certificate(report, numbers),
    objective: numbers.decimal(objective),
    objectiveTitle: `Benefit ${numbers.decimal(benefit)} less ${numbers.decimal(kappa * tokens)} for the attention that ${numbers.tokens(tokens)} cost`,
    bar: selected.map((skill, index) => ({ share: skill.tokens / Math.max(budget, tokens), colour: index })),
    barText: `${used}: ${parts.join(', ')}`,
    note: tokensNote,
  };
}

/** `1 skill`, `3 skills`. */
export function skillCount(count: number, numbers: Numbers): string {
  return `${numbers.count(count)} ${count === 1 ? 'skill' : 'skills'}`;
}

/** Objectives are compared as multiples of this (Best Prefix Selection's rounding). */
const objectiveStep = 1e-12;

function certificate({ objective, upperBound }: PreviewReport, numbers: Numbers): string | undefined {
  if (objective <= 0 || upperBound <= 0) return undefined;
  if (objective >= upperBound - objectiveStep) return 'The best possible';
  return `At least ${numbers.floorShare(Math.min(objective / upperBound, 0.999))} of the best possible`;
}
