import type { PreviewReport } from '../../core/report/previewReport.ts';
import type { Numbers } from '../../core/util/numbers.ts';
import { noGuarantee } from './limitsModel.ts';
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
    guarantee: maxSkills !== undefined ? noGuarantee : complete ? guarantee(pinned, numbers) : stopped,
    weak: maxSkills !== undefined || !complete,
  };
}

const stopped = 'The search was long and stopped early: this is the best set that it found, without the worst-case guarantee.';

// The factor 1 - 1/e of Best Prefix Selection; it holds for what is left to choose beside pinned skills.
function guarantee(pinned: boolean, numbers: Numbers): string {
  const factor = numbers.floorShare(1 - 1 / Math.E);
  return pinned
    ? `In the worst case, what is added to the pinned skills is never below ${factor} of the benefit that any set that fits can add to them, minus that set’s full token cost.`
    : `In the worst case it is never below ${factor} of any feasible set’s benefit, minus that set’s full token cost.`;
}
