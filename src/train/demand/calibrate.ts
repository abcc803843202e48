import type { Calibration } from '../../core/capability/calibration.ts';
import { fitLogistic, type Case } from './fitLogistic.ts';
import type { Observation } from './observations.ts';

/** Fits both logistic models: whether a task is served at all, and what it needs where it is. */
export function calibrate(observations: readonly Observation[]): Pick<Calibration, 'served' | 'needed'> {
  const some = observations.filter(({ relevance }) => relevance.length > 0);
  const isServed = ({ task }: Observation) => task.needed.length > 0;
  // As many requests that nothing serves as tasks, whatever their numbers: how often users ask for either is not known.
  const unservedWeight = some.filter(isServed).length / Math.max(1, some.filter((each) => !isServed(each)).length);
  const served = fitLogistic(some.map((each): Case => ({
    features: [1, each.relevance[0]!, Math.log10(each.skills)], outcome: isServed(each), weight: isServed(each) ? 1 : unservedWeight,
  })));
  const needed = fitLogistic(some.filter(isServed).flatMap(({ relevance, needed, skills }) => relevance.map((own, n): Case => ({
    features: [1, own, relevance[0]! - own, Math.log10(skills)], outcome: needed[n]!, weight: 1,
  }))));
  return { served: served as unknown as Calibration['served'], needed: needed as unknown as Calibration['needed'] };
}
