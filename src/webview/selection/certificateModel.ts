import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { skillCount } from './skillCount.ts';

/** How good an answer is for certain. */
export interface CertificateModel {
  /** How near it is to the best there can be. */
  readonly claim: string;
  /** What that is measured against. */
  readonly bound: string;
  /** What holds in the worst case. */
  readonly guarantee: string;
  /** Whether the worst case is none that one can count on, which is not left to a folded text. */
  readonly weak: boolean;
}

/** Objectives are compared as multiples of this (Best Prefix Selection's rounding). */
const objectiveStep = 1e-12;

/** @returns undefined where nothing can be said */
export function certificateModel(report: PreviewReport, numbers: Numbers): CertificateModel | undefined {
  const { objective, upperBound, maxSkills, complete, warning } = report;
  // Pins that break a limit leave nothing that is allowed to compare with.
  if (objective <= 0 || upperBound <= 0 || warning !== undefined) return undefined;
  const best =
    objective >= upperBound - objectiveStep
      ? 'The best possible'
      : `At least ${numbers.floorShare(Math.min(objective / upperBound, 0.999))} of the best possible`;
  const pinned = report.selected.some((skill) => skill.pinned);
  const conditions = [
    maxSkills === undefined ? undefined : `at most ${skillCount(maxSkills, numbers)}`,
    pinned ? 'these pins' : undefined,
  ].filter((condition) => condition !== undefined);
  return {
    claim: conditions.length === 0 ? best : `${best} with ${conditions.join(' and ')}`,
    bound: 'No set of skills that is allowed here can have a larger objective than the bound that this is measured against.',
    guarantee: report.promise,
    weak: maxSkills !== undefined || !complete,
  };
}
