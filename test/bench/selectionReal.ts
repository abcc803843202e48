import { readFileSync } from 'node:fs';
import { createCapabilityModel } from '../../src/core/capability/createCapabilityModel.ts';
import { readEncoder } from '../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../src/core/encoder/staticEncoder.ts';
import type { SelectionInstance } from '../../src/core/selection/instance.ts';
import { finish } from '../../src/core/util/steps.ts';
import { readBenchData } from './capabilityData.ts';

/**
 * One instance a labelled task over one library of all skills that there are, by the product's own capability model.
 * @param folder as `readBenchData` has it
 */
export function realInstances(folder: string, budget: number, price: number): SelectionInstance[] {
  const { skills, benchmark } = readBenchData(folder);
  const encoder = new StaticEncoder(readEncoder(readFileSync(new URL('../../media/encoder.vectors', import.meta.url))));
  const model = createCapabilityModel(encoder);
  const fitted = finish(model.fit(skills.map(({ text }) => model.features(text))));
  const lengths = Float64Array.from(skills, ({ tokens }) => tokens);
  return benchmark.map(({ task }) => {
    const { weights, kappa } = fitted.demand(task);
    return { lengths, supplies: fitted.supplies, demand: weights, kappa: kappa + price / budget, budget };
  });
}
