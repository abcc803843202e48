import type { Calibration } from '../../core/capability/calibration.ts';
import { fitLogistic } from '../fitLogistic.ts';
import type { Observation } from './observations.ts';

/** Keeps coefficients finite where cases can be told apart without a mistake; too small to move any other. */
const ridge = 1e-6;

/** Fits both logistic models: whether a task is served at all, and what it needs where it is. */
export function calibrate(observations: readonly Observation[]): Pick<Calibration, 'served' | 'needed'> {
  const some = observations.filter(({ relevance }) => relevance.length > 0);
  const isServed = ({ task }: Observation) => task.needed.length > 0;
  // As many requests that nothing serves as tasks, whatever their numbers: how often users ask for either is not known.
  const unservedWeight = some.filter(isServed).length / Math.max(1, some.filter((each) => !isServed(each)).length);
  const served = fitLogistic(some.map((each) => ({
    features: [each.relevance[0]!, Math.log10(each.skills)], holds: isServed(each), weight: isServed(each) ? 1 : unservedWeight,
  })), ridge);
  const needed = fitLogistic(some.filter(isServed).flatMap(({ relevance, needed: labels, skills }) => relevance.map((own, n) => ({
    features: [own, relevance[0]! - own, Math.log10(skills)], holds: labels[n]!, weight: 1,
  }))), ridge);
  return { served: [served.base, ...served.coefficients] as unknown as Calibration['served'], needed: [needed.base, ...needed.coefficients] as unknown as Calibration['needed'] };
}
