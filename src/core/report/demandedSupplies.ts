import { coverageOf } from '../selection/coverage.ts';
import type { SelectionInstance } from '../selection/instance.ts';
import type { DemandedSupply } from './explainReport.ts';
import type { PreviewLibrary } from './previewLibrary.ts';

/** What a task demands and one skill supplies, beside what other skills cover of it, what the skill covers most of first. */
export function demandedSupplies({ fitted }: PreviewLibrary, instance: SelectionInstance, row: number, others: readonly number[]): readonly DemandedSupply[] {
  const without = new Map(coverageOf(instance, others).map(({ dim, covered }) => [dim, covered]));
  return coverageOf(instance, [row])
    .filter(({ covered }) => covered > 0)
    .map(({ dim, demand, covered }) => ({ capability: fitted.capabilities[dim]?.name ?? `capability ${dim}`, demand, alone: demand * covered, others: demand * (without.get(dim) ?? 0) }))
    .sort((a, b) => b.alone - a.alone);
}
