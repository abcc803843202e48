import { createLexicalCapabilityModel } from '../../src/core/capability/lexicalCapabilityModel.ts';
import type { SelectionInstance } from '../../src/core/selection/instance.ts';
import { finish } from '../../src/core/util/steps.ts';
import { readBenchData } from './capabilityData.ts';

/**
 * One instance a labelled task over one library of all skills that there are, by the product's own capability model.
 * @param folder as `readBenchData` has it
 */
export function realInstances(folder: string, budget: number, price: number): SelectionInstance[] {
  const { tasks, distractors } = readBenchData(folder);
  const skills = [...new Map([...tasks.flatMap(({ needed }) => needed), ...distractors].map((skill) => [skill.path, skill])).values()];
  const model = createLexicalCapabilityModel();
  const fitted = finish(model.fit(skills.map(({ text }) => model.features(text))));
  const lengths = Float64Array.from(skills, ({ tokens }) => tokens);
  return tasks.map(({ task }) => {
    const { weights, kappa } = fitted.demand(task);
    return { lengths, supplies: fitted.supplies, demand: weights, kappa: kappa + price / budget, budget };
  });
}
