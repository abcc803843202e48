import type { CoverageEntry } from './previewReport.ts';

/** A smaller share of a task's demand tells people nothing. */
const leastShare = 0.01;

/** The capabilities that matter to a task, in their order; the many others together weigh next to nothing. */
export function worthShowing(coverage: readonly CoverageEntry[]): readonly CoverageEntry[] {
  const demand = coverage.reduce((sum, entry) => sum + entry.demand, 0);
  return coverage.filter((entry) => entry.demand >= leastShare * demand);
}
